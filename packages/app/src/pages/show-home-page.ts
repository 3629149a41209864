import { endOfDay } from '@forecourt/domain/core/zoned-time';
import { pageIndexing } from '@forecourt/domain/site/indexing';
import { canonicalAddress } from '../shared/canonical-address.ts';
import type { SiteContext } from '../site/site-context.ts';
import { earliest } from '../shared/earliest.ts';
import { blockPage } from './block-page.ts';
import type { BlockView, BlockWord } from './blocks/block-kinds.ts';
import { countedWords } from './blocks/counted-words.ts';
import { dealerJsonLd, siteJsonLd } from '../shared/json-ld.ts';
import type { PagePorts } from './page-sources.ts';
import type { Page } from '../shared/page.view.ts';
import { plateBandOf, type PlateBandView } from '../shared/plate-form.view.ts';
import { tradeInBannerOf, type TradeInBannerView } from '../shared/trade-in-banner.view.ts';
import { showBlocks, type ShownBlocks } from './show-blocks.ts';

export interface HomeView {
  /** From top to bottom; blocks of one section stand side by side where there is room. */
  readonly sections: readonly (readonly BlockView[])[];
  /** After the first section; left out or null where the site has none. */
  readonly plate?: PlateBandView | null;
  /** In its place where the site has no field for a plate; left out or null while its window is shut. */
  readonly tradeIn?: TradeInBannerView | null;
}

const path = '/';

/**
 * The home page (HOME-1 to HOME-4): the blocks that staff published for it, else those that the site's
 * settings name, in their order. What has nothing to show is left out.
 */
export async function showHomePage(
  ports: PagePorts,
  context: SiteContext,
  { now }: { readonly now: Date },
): Promise<Page<'home', HomeView>> {
  const page = await blockPage(ports, context, now);
  const { settings, site, zone } = context;
  const [written, locations] = await Promise.all([page.sources.page(path), page.sources.locations()]);
  const stored = written?.version.blocks ?? settings.home.blocks.map((block: BlockWord) => ({ block }));
  const { blocks, broken, validUntil, isDegraded } = await showBlocks(stored, page);
  if (broken.length > 0) ports.onBrokenBlocks({ site: site.slug, path }, broken);
  const stock = await page.sources.stock();
  const plate = plateBandOf('home', context);
  const tradeIn = plate ? null : tradeInBannerOf(context, page.sitePages, now);
  const about = countedWords(settings.home.heroText, stock?.count ?? null, settings);
  return {
    kind: 'home',
    status: 200,
    head: {
      title: `${site.name} | ${settings.site.strapline}`,
      description: settings.site.description || about || null,
      canonical: canonicalAddress(context, path),
      isIndexed: pageIndexing(path, settings.site) === 'index, follow',
      imageUrl: settings.home.heroPicture?.url ?? null,
      jsonLd: [dealerJsonLd(context, locations), siteJsonLd(context)],
    },
    view: { sections: inSections(blocks), plate, tradeIn: tradeIn?.banner ?? null },
    // Whatever is to begin, such as an offer, begins with a day.
    validUntil: earliest([validUntil, tradeIn?.validUntil ?? null, endOfDay(now, zone)]),
    isDegraded,
    madeOf: { query: [], stock: 'at-once' },
  };
}

/** Two narrow blocks in a row share a section. */
function inSections(blocks: ShownBlocks['blocks']): HomeView['sections'] {
  const sections: { blocks: BlockView[]; isOpen: boolean }[] = [];
  for (const { isNarrow, ...block } of blocks) {
    const last = sections.at(-1);
    if (isNarrow && last?.isOpen) {
      last.blocks.push(block);
      last.isOpen = false;
    } else sections.push({ blocks: [block], isOpen: isNarrow });
  }
  return sections.map((section) => section.blocks);
}
