import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../form/test/default-settings.ts';
import { loadingMessage } from './loading-message.ts';

const settings = defaultSettings.tradeInContent;

describe('TRADE-2.3 the message while a car is looked up', () => {
  it.each([
    [0, 'Loading car now...', 5000],
    [4999, 'Loading car now...', 5000],
    [5000, 'Finalising car details...', 10_000],
    [10_000, 'Checking your cars details...', 15_000],
    [15_000, 'Searching for your car...', 20_000],
    [20_000, 'Connecting to cars database....', 25_000],
    [25_000, 'Loading car now...', 30_000],
    [-1, 'Loading car now...', 5000],
  ])('after %i ms reads %s, until %i ms', (elapsedMs, text, changesAtMs) => {
    expect(loadingMessage(elapsedMs, settings)).toEqual({ text, changesAtMs });
  });

  it('is another from the moment on that it names, and the same until then', () => {
    for (let elapsed = 0; elapsed < 60_000; elapsed += 777) {
      const { text, changesAtMs } = loadingMessage(elapsed, settings);
      expect(loadingMessage(changesAtMs - 1, settings).text).toBe(text);
      expect(loadingMessage(changesAtMs, settings).text).not.toBe(text);
    }
  });

  it('is empty where there is none to show', () => {
    expect(loadingMessage(0, { ...settings, lookupMessages: [] }).text).toBe('');
  });
});
