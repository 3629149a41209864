/** A hidden tab runs no animation frames: this ends the wait there. */
const timeoutMs = 100;

/** Resolves after the next paint, so that what was changed until now is on the screen first (INP). */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timeout = setTimeout(resolve, timeoutMs);
    requestAnimationFrame(() => {
      clearTimeout(timeout);
      // An animation frame runs before its paint; a task that it queues runs behind it.
      setTimeout(resolve);
    });
  });
}
