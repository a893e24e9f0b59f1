// Before the scripts of the page: choices do not go to the server, which thus stays where it is, but into `made`.
// The page hears that they were refused.

window.made = [];

const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  const command = JSON.parse(text);
  if (command.type !== "choose") return send.call(this, text);
  window.made.push(command.choice);
  const refused = { type: "refused", id: command.id, reasons: [{ key: "stale", clause: "" }] };
  this.onmessage({ data: JSON.stringify(refused) });
};
