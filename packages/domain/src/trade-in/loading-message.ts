import type { SiteSettings } from '../settings/registry.ts';

type MessageSettings = Pick<SiteSettings['tradeInContent'], 'lookupMessages' | 'lookupMessageSeconds'>;

interface LoadingMessage {
  readonly text: string;
  /** Since the lookup began. */
  readonly changesAtMs: number;
}

/** The message that stands while a car is being looked up (TRADE-2): one after another, and again from the first. */
export function loadingMessage(
  elapsedMs: number,
  { lookupMessages, lookupMessageSeconds }: MessageSettings,
): LoadingMessage {
  const intervalMs = lookupMessageSeconds * 1000;
  const turn = Math.floor(Math.max(0, elapsedMs) / intervalMs);
  return {
    text: lookupMessages[turn % lookupMessages.length] ?? '',
    changesAtMs: (turn + 1) * intervalMs,
  };
}
