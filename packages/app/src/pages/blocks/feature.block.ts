import { z } from 'zod';
import { pictureView, type PictureView } from '../../shared/picture.view.ts';
import { blockLink, type BlockLinkView } from './block-link.ts';
import { defineBlock, type BlockPage } from './define-block.ts';
import { facts, shortValue, type FactsView } from './facts.block.ts';
import { storedBlocks, type StoredBlock } from './stored-blocks.ts';
import { address } from './stored-texts.ts';
import { text } from './text.block.ts';

export interface FeatureView {
  readonly heading: string;
  readonly text: string | null;
  readonly facts: FactsView['facts'];
  readonly picture: PictureView | null;
  readonly link: BlockLinkView;
}

const mostFacts = 3;
/** As much as stands beside a picture without making it small. */
const longestText = 320;

/** A page of the site, introduced: its picture, its first words and its figures. */
export const feature = defineBlock({
  schema: z.strictObject({ path: address.optional() }),
  sample: { path: '/about-us' },
  show: async ({ path = null }, page) => {
    const wanted = path ?? page.context.settings.home.featurePath;
    const found = wanted === null ? null : await page.sources.page(wanted);
    if (!found || wanted === null) return null;
    const { version } = found;
    // By its name: whoever hears links alone, and search engines, know where it leads.
    const link = blockLink({ label: `Read “${version.title}”`, link: wanted }, page);
    if (!link) return null;
    const blocks = storedBlocks(version.blocks);
    const view: FeatureView = {
      heading: version.title,
      text: firstSentences(firstText(blocks)) ?? version.description,
      facts: firstFacts(blocks)
        .filter(({ value }) => value.length <= shortValue)
        .slice(0, mostFacts),
      picture: pictureOf(version.imageUrl, version.title, page),
      link,
    };
    return { view };
  },
});

function firstText(blocks: readonly StoredBlock[]): string | null {
  for (const { word, stored } of blocks) {
    const read = word === 'text' ? text.schema.safeParse(stored) : null;
    if (read?.success) return read.data.paragraphs[0] ?? null;
  }
  return null;
}

function firstFacts(blocks: readonly StoredBlock[]): FactsView['facts'] {
  for (const { word, stored } of blocks) {
    const read = word === 'facts' ? facts.schema.safeParse(stored) : null;
    if (read?.success) return read.data.facts;
  }
  return [];
}

/** Whole sentences, as many as there is room for, and at least one. */
function firstSentences(words: string | null): string | null {
  if (words === null || words.length <= longestText) return words;
  let kept = '';
  for (const sentence of words.match(/[^.!?]+[.!?]+\s*|[^.!?]+$/g) ?? []) {
    if (kept !== '' && kept.length + sentence.length > longestText) break;
    kept += sentence;
  }
  return kept.trim();
}

function pictureOf(url: string | null, alt: string, { context, media }: BlockPage): PictureView | null {
  return url === null ? null : pictureView(media, { url, alt }, context.settings.media.galleryQuality);
}
