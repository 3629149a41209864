const dayMs = 24 * 3_600_000;
const skewMs = 15 * 60_000;
const soonMs = 2 * 60_000;

interface StartWindow {
  readonly gte: number;
  readonly lte: number;
}

/**
 * When a session of this payment can have been made, in seconds: its id (a UUID of version 7) says when it was written down,
 * and its key is sent for a day at most. Most are made at once, so that is where to look first.
 */
export function startWindows(paymentId: string): readonly [StartWindow, StartWindow] {
  const bornMs = bornAtMs(paymentId);
  return [windowOf(bornMs, soonMs, soonMs), windowOf(bornMs, skewMs, dayMs + skewMs)];
}

function windowOf(bornMs: number, beforeMs: number, afterMs: number): StartWindow {
  return {
    gte: Math.max(0, Math.floor((bornMs - beforeMs) / 1_000)),
    lte: Math.ceil((bornMs + afterMs) / 1_000),
  };
}

/** When a payment was written down. */
export function bornAtMs(paymentId: string): number {
  return Number.parseInt(paymentId.replaceAll('-', '').slice(0, 12), 16);
}
