import { isRecord } from '@forecourt/domain/core/is-record';

export interface StoredBlock {
  /** Which kind it says that it is. */
  readonly word: string;
  readonly stored: Readonly<Record<string, unknown>>;
}

/** A page of more blocks is a mistake of whoever made it. */
const mostBlocks = 100;

/** What is stored of a page, block by block; what is no block at all is called by an empty word. */
export function storedBlocks(stored: unknown): readonly StoredBlock[] {
  if (!Array.isArray(stored)) return [];
  return stored.slice(0, mostBlocks).map((one: unknown) => {
    const { block: word, ...rest }: Readonly<Record<string, unknown>> = isRecord(one) ? one : {};
    return typeof word === 'string' ? { word, stored: rest } : { word: '', stored: {} };
  });
}
