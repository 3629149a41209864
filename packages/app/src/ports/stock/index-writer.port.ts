import type { CarId } from '@forecourt/domain/core/ids';
import type { SearchDocument } from '@forecourt/domain/stock/search/search-document';
import type { GoneCar } from './stock-reader.port.ts';

export type IndexWrite =
  | { readonly kind: 'document'; readonly document: SearchDocument }
  | { readonly kind: 'gone'; readonly car: GoneCar };

export interface IndexWriteFailure {
  readonly carId: CarId;
  readonly reason: string;
  /** The engine was too busy for it: less of everything helps. */
  readonly isPassing: boolean;
}

/** The engine did not answer, or refused a whole batch. Part of it may have been written, which does no harm. */
export class IndexUnavailable extends Error {
  override readonly name = 'IndexUnavailable';
}

/**
 * Where documents are written to be searched. A write takes effect only if its version is higher than what is
 * there, so that it can be repeated, overtaken or done twice at once.
 */
export interface IndexWriter {
  /** Answers when searches see what was written, with what was not. Throws `IndexUnavailable`. */
  write(writes: readonly IndexWrite[]): Promise<readonly IndexWriteFailure[]>;
  isReachable(): Promise<boolean>;
}
