// Runs before the scripts of the page: choices go into `made` instead of to the server, which stays where it is.
// The page is told that they were refused.

window.made = [];

const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  const command = JSON.parse(text);
  if (command.type !== "choose") return send.call(this, text);
  window.made.push(command.choice);
  const refused = { type: "refused", id: command.id, reasons: [{ key: "stale", clause: "" }] };
  this.onmessage({ data: JSON.stringify(refused) });
};
