// The way back to what a board has put out of sight though it is asked about: the dock offers it.

interface WayBack {
  name: string;
  go: () => void;
}

export const wayBack = $state<{ now: WayBack | null }>({ now: null });
