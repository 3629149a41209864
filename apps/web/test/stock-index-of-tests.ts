import {
  stockIndexWithFallback,
  type StockIndexWithFallback,
} from '@forecourt/app/stock/indexing/stock-index-with-fallback';
import { systemClock } from '@forecourt/server/clock/system-clock';
import { memoryStockIndex } from './memory-stock-index.ts';

/** An empty stock that is always there, so that no page is a lesser one. */
export function stockIndexOfTests(): StockIndexWithFallback {
  return stockIndexWithFallback({
    primary: memoryStockIndex([]),
    fallback: null,
    clock: systemClock,
    primaryTimeoutMs: 1_000,
    fallbackTimeoutMs: 1_000,
  });
}
