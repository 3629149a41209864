export interface GateLimits {
  /** A call that takes longer counts as failed, and nobody waits for it any more. */
  readonly callMs: number;
  readonly failuresInRow: number;
  /** For so long it is left alone; then one call tries it again. */
  readonly pauseMs: number;
}

export interface Gate {
  /** What the call answers, or null where it fails, takes too long, or is not made at all. */
  pass<T>(call: () => Promise<T>): Promise<T | null>;
}

export interface GateOptions {
  readonly nowMs: () => number;
  readonly onChange: (isOpen: boolean) => void;
  /** Told when it was tried again, and failed again. */
  readonly onStillShut?: () => void;
}

/** Stands before something that one can do without: while it is down or slow, asking it costs nothing. */
export function gate(
  { callMs, failuresInRow, pauseMs }: GateLimits,
  { nowMs, onChange, onStillShut }: GateOptions,
): Gate {
  let failures = 0;
  let shutUntilMs = -Infinity;
  let isShut = false;

  function note(failed: boolean): void {
    failures = failed ? failures + 1 : 0;
    const shuts = failures >= failuresInRow;
    shutUntilMs = shuts ? nowMs() + pauseMs : -Infinity;
    const hasChanged = shuts !== isShut;
    isShut = shuts;
    if (hasChanged) onChange(!shuts);
    else if (shuts) onStillShut?.();
  }

  return {
    async pass<T>(call: () => Promise<T>) {
      if (nowMs() < shutUntilMs) return null;
      // Whoever comes while one tries it goes on without.
      if (isShut) shutUntilMs = nowMs() + pauseMs;
      let timer: NodeJS.Timeout | undefined;
      const tooLong = new Promise<'too long'>((resolve) => {
        timer = setTimeout(() => resolve('too long'), callMs);
      });
      try {
        const made = call().then((value) => ({ value }));
        // It may fail when nobody waits any more.
        made.catch(() => undefined);
        const answer = await Promise.race([made, tooLong]);
        note(answer === 'too long');
        return answer === 'too long' ? null : answer.value;
      } catch {
        note(true);
        return null;
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
