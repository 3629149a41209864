export interface Debounce {
  /** Calls once nothing has been scheduled for so long; what was scheduled before is forgotten. */
  readonly schedule: (call: () => void, delayMs: number) => void;
  readonly cancel: () => void;
}

/** A debounce: of several calls in quick succession, the last is made. */
export function debounce(): Debounce {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  return {
    schedule(call, delayMs) {
      cancel();
      timer = setTimeout(call, delayMs);
    },
    cancel,
  };
}
