// The name by which this browser's guest is called, kept for the next time.

const KEY = "name";

export const me = {
  get name(): string {
    return localStorage.getItem(KEY) ?? "";
  },
  set name(name: string) {
    localStorage.setItem(KEY, name.trim());
  },
};
