import { locationFilter } from '@forecourt/domain/locations/location-filter';
import { openWords } from '@forecourt/domain/locations/open-words';
import { calendarOf } from '@forecourt/domain/locations/trading-calendar';
import { combinedReviews } from '@forecourt/domain/reviews/combined-reviews';
import { showsRating } from '@forecourt/domain/reviews/review-visibility';
import type { SiteSettings } from '@forecourt/domain/settings/registry';
import { isAvailable } from '@forecourt/domain/stock/car/availability';
import { carImage } from '@forecourt/domain/stock/presentation/car-image';
import { z } from 'zod';
import { earliest } from '../../shared/earliest.ts';
import { pictureView, type PictureView } from '../../shared/picture.view.ts';
import { allStockLink } from './all-stock-link.ts';
import type { BlockLinkView } from './block-link.ts';
import { countedWords } from './counted-words.ts';
import { defineBlock, type BlockPage } from './define-block.ts';
import { finderView, type FinderView } from './finder.ts';
import { carsOfHero, type HeroCarView } from './cars-of-hero.ts';
import { heroProofs, type ProofView } from './hero-proofs.ts';
import { quickChoices, type QuickChoice } from './quick-choices.view.ts';

interface HeroLook {
  readonly tone: 'light' | 'dark';
  /** The site chose it for its first screen: it leaves room for words on its left. */
  readonly isOwn: boolean;
}

export interface SearchBlockView {
  readonly look: SiteSettings['layout']['hero'];
  readonly finderLook: SiteSettings['layout']['finder'];
  readonly heading: string;
  readonly text: string;
  readonly picture: (PictureView & HeroLook) | null;
  /** In place of the picture, where the search takes its room. */
  readonly cars: readonly HeroCarView[];
  readonly toStock: BlockLinkView;
  /** Open today until 5:30pm, of the site's first location. */
  readonly openText: string | null;
  readonly proofs: readonly ProofView[];
  readonly finder: FinderView;
  /** What can be typed instead of choosing: HiLux under $40k. */
  readonly hint: string;
  readonly quick: { readonly heading: string; readonly choices: readonly QuickChoice[] };
}

/** The first screen of the home page, with the search (HOME-1). */
export const search = defineBlock({
  schema: z.strictObject({}),
  sample: {},
  show: async (_stored, page) => {
    const { context, now, sources } = page;
    const { settings, site } = context;
    const [stock, locations, sets, range, toStock] = await Promise.all([
      sources.stock(),
      sources.locations(),
      sources.reviewSets(),
      sources.range(),
      allStockLink(page),
    ]);
    const [first] = locationFilter(locations, 'sales').locations;
    const open = first ? openWords(calendarOf(first, context.zone, context.publicHolidays), now) : null;
    const count = stock?.count ?? null;
    const isFull = settings.layout.hero === 'panel' && settings.layout.finder === 'panel';
    const { cars, validUntil } = carsOfHero(isFull ? (stock?.cars ?? []) : [], page);
    const view: SearchBlockView = {
      look: settings.layout.hero,
      finderLook: settings.layout.finder,
      heading: countedWords(settings.home.heroHeading, count, settings) || site.name,
      text: countedWords(settings.home.heroText, count, settings),
      picture: await heroPicture(page),
      cars,
      toStock,
      openText: open?.text ?? null,
      proofs: [...heroProofs(settings.promises), ...ratingProof(sets, settings)],
      finder: finderView(stock, settings, range?.make.name ?? null),
      hint: settings.searchControls.boxHint,
      quick: { heading: settings.home.quickHeading, choices: quickChoices(stock, settings) },
    };
    return {
      view,
      validUntil: earliest([open?.validUntil ?? null, validUntil]),
      isDegraded: stock?.isDegraded ?? true,
    };
  },
});

/** The site's own picture, else the first car of its stock that has one: a first screen is never bare. */
async function heroPicture({ context, media, sources }: BlockPage): Promise<SearchBlockView['picture']> {
  const { home, media: pictures } = context.settings;
  if (home.heroPicture) {
    const { tone, ...own } = home.heroPicture;
    return { ...pictureView(media, own, pictures.galleryQuality), tone, isOwn: true };
  }
  for (const car of (await sources.stock())?.cars ?? []) {
    const image = isAvailable(car) ? carImage(car, pictures) : null;
    if (image?.kind === 'photo')
      return { ...pictureView(media, image, pictures.galleryQuality), tone: 'light', isOwn: false };
  }
  return null;
}

function ratingProof(
  sets: Parameters<typeof combinedReviews>[0],
  { reviews, law }: SiteSettings,
): readonly ProofView[] {
  const { averageRating, count } = combinedReviews(sets);
  if (count === 0 || !reviews.places.includes('home') || !showsRating(averageRating, reviews, law)) return [];
  return [{ value: averageRating.toFixed(1), label: `from ${count.toLocaleString('en-AU')} reviews` }];
}
