// Requests to the server.
import type { Games, NewTable, Reason, Refusals, TableCard } from "../protocol";

/** The server has refused something, and nothing has changed. */
export class Refusal extends Error {
  constructor(readonly reasons: Reason[]) {
    super(reasons.map((reason) => reason.key).join(", "));
  }
}

async function request<T>(path: string, init?: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, init);
  } catch {
    throw new Refusal([{ key: "connection", clause: "" }]);
  }
  const told: unknown = await answer.json().catch(() => null); // what stands before the server may speak no JSON
  if (answer.ok && told !== null) return told as T;
  throw new Refusal((told as Refusals | null)?.reasons ?? [{ key: "failed", clause: "" }]);
}

export const getGames = () => request<Games>("games");
export const getTables = () => request<TableCard[]>("tables");
export const makeTable = (table: NewTable) =>
  request<TableCard>("tables", { method: "POST", body: JSON.stringify(table) });
