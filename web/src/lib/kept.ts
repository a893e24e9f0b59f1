// What this browser stores for the next time, unless it may not store anything.

/** The stored value if it has the structure of the sample, otherwise the default. */
export function kept<T>(key: string, standard: T, sample: unknown = standard): T {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key)!);
    return alike(found, sample) ? (found as T) : standard;
  } catch {
    return standard;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // then it is not stored
  }
}

/** Whether a value has the same types as a sample throughout. Lists contain texts; null counts as a number. */
export function alike(value: unknown, sample: unknown): boolean {
  if (sample === null) return value === null || typeof value === "number";
  if (Array.isArray(sample)) return Array.isArray(value) && value.every((item) => typeof item === "string");
  if (typeof sample !== "object") return typeof value === typeof sample;
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(sample).every(([key, part]) => alike((value as Record<string, unknown>)[key], part));
}
