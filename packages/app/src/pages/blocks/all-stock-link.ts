import { pathFor } from '@forecourt/domain/site/paths';
import type { BlockLinkView } from './block-link.ts';
import { countedWords } from './counted-words.ts';
import type { BlockPage } from './define-block.ts';

/** The way to everything that a site sells. */
export async function allStockLink({ context, sources }: BlockPage): Promise<BlockLinkView> {
  const { settings } = context;
  const stock = await sources.stock();
  const label = countedWords(settings.home.allStockText, stock?.count ?? null, settings);
  return { label: label || 'See all', href: pathFor(settings, 'search'), isExternal: false };
}
