import type { Clock } from '../../ports/platform/clock.port.ts';
import {
  StockIndexUnavailable,
  type StockResults,
  type StockIndex,
} from '../../ports/stock/stock-index.port.ts';

/** How an engine of a test behaves from now on: after how long, and how, it answers. */
export interface Behaviour {
  readonly does: 'answer' | 'fail' | 'break' | 'hang';
  readonly afterMs: number;
}

export interface ScriptedIndex extends StockIndex {
  behaviour: Behaviour;
  /** Calls that were made and calls that are not answered yet. */
  readonly calls: { made: number; open: number };
}

export const emptyResults: StockResults = {
  hits: [],
  facets: {},
  facetStats: {},
  count: 0,
  ms: 1,
  pages: 0,
  isDegraded: false,
};

/** An engine that finds nothing, as slowly or as badly as a test wants. */
export function scriptedIndex(clock: Clock, results: StockResults = emptyResults): ScriptedIndex {
  const calls = { made: 0, open: 0 };
  async function behave<T>(value: T): Promise<T> {
    const { does, afterMs } = index.behaviour;
    calls.made += 1;
    calls.open += 1;
    await new Promise<void>((resolve) => {
      if (does !== 'hang') clock.after(afterMs, resolve);
    });
    calls.open -= 1;
    if (does === 'fail') throw new StockIndexUnavailable('as the test wants');
    if (does === 'break') throw new TypeError('as the test wants');
    return value;
  }
  const index: ScriptedIndex = {
    behaviour: { does: 'answer', afterMs: 1 },
    calls,
    search: () => behave(results),
    suggest: () => behave([{ attribute: 'make', value: 'Toyota', count: results.count }]),
  };
  return index;
}
