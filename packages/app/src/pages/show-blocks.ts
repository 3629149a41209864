import { earliest } from '../shared/earliest.ts';
import type { BrokenBlock } from './broken-block.ts';
import { blockKinds, type BlockView, type BlockWord } from './blocks/block-kinds.ts';
import type { BlockPage, Shown } from './blocks/define-block.ts';
import { storedBlocks, type StoredBlock } from './blocks/stored-blocks.ts';

export interface ShownBlocks {
  readonly blocks: readonly (BlockView & { readonly isNarrow: boolean })[];
  readonly broken: readonly BrokenBlock[];
  readonly validUntil: Date | null;
  readonly isDegraded: boolean;
}

/**
 * The blocks of a page, all at once. One whose stored form no longer fits is left out and named, so that a
 * page never breaks for what was saved long ago; one that has nothing to show is left out without a word.
 */
export async function showBlocks(stored: unknown, page: BlockPage): Promise<ShownBlocks> {
  const read = storedBlocks(stored).map((one, index) => readBlock(one, index));
  const broken = read.flatMap((one) => ('problem' in one ? [one] : []));
  const found = read.flatMap((one) => ('show' in one ? [one] : []));
  const shown = await Promise.all(found.map(async ({ word, show }) => ({ word, shown: await show(page) })));
  const present = shown.flatMap(({ word, shown: one }) => (one === null ? [] : [{ word, ...one }]));
  return {
    blocks: present.map(
      ({ word, view, isNarrow = false }) =>
        ({ block: word, view, isNarrow }) as BlockView & { isNarrow: boolean },
    ),
    broken,
    validUntil: earliest(present.map(({ validUntil = null }) => validUntil)),
    isDegraded: present.some(({ isDegraded = false }) => isDegraded),
  };
}

interface ReadBlock {
  readonly word: BlockWord;
  readonly show: (page: BlockPage) => Shown<object> | Promise<Shown<object>>;
}

function readBlock({ word, stored }: StoredBlock, index: number): ReadBlock | BrokenBlock {
  if (!isWord(word)) return { index, block: word.slice(0, 40), problem: 'there is no such kind of block' };
  const kind = blockKinds[word] as {
    readonly schema: (typeof blockKinds)['text']['schema'];
    readonly show: (read: unknown, page: BlockPage) => Shown<object> | Promise<Shown<object>>;
  };
  const read = kind.schema.safeParse(stored);
  if (!read.success) {
    const [issue] = read.error.issues;
    return { index, block: word, problem: `${issue?.path.join('.')}: ${issue?.code}` };
  }
  return { word, show: (page) => kind.show(read.data, page) };
}

function isWord(word: string): word is BlockWord {
  return Object.hasOwn(blockKinds, word);
}
