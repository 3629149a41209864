import type { IndexContents } from './index-contents.port.ts';
import type { IndexWrite, IndexWriteFailure } from './index-writer.port.ts';

/** An index that is being filled, beside the one that is searched. */
export interface NewIndex extends IndexContents {
  readonly name: string;
  /** Not yet to be searched: that takes the refresh before a comparison. */
  write(writes: readonly IndexWrite[]): Promise<readonly IndexWriteFailure[]>;
  /** From now on every search finds this one: one step, so that none finds nothing. Answers what is kept of the old. */
  takeOver(): Promise<readonly string[]>;
  /** Gives it up: nobody writes to it any more. */
  drop(): Promise<void>;
}

/** Rebuilding the index that is searched. All throw `IndexUnavailable`. */
export interface IndexRebuild {
  /**
   * Makes an empty index that every writer fills from now on beside the current one. One that a rebuild left
   * which did not end is dropped.
   */
  begin(): Promise<NewIndex>;
}
