import { safeLink } from '@forecourt/domain/core/safe-link';
import { navigationLink, type NavigationSite } from '@forecourt/domain/site/navigation';
import { addressHere } from '@forecourt/domain/site/path-aliases';
import { activePromos } from '@forecourt/domain/promotions/active-promos';
import { pickPromo } from '@forecourt/domain/promotions/pick-promo';
import type { Promo } from '@forecourt/domain/promotions/promo';
import { promoWindow } from '@forecourt/domain/promotions/promo-window';
import type { SiteSettings } from '@forecourt/domain/settings/registry';
import { earliest } from '../../shared/earliest.ts';
import { pictureView } from '../../shared/picture.view.ts';
import type { MediaAddresses } from '../../ports/media/media-addresses.port.ts';
import type { SiteContext } from '../../site/site-context.ts';
import type { CallToActionView } from './search-page.view.ts';

export interface CallsToAction {
  /** The card at a place in the grid, by its number among the cards; null: no card stands there. */
  readonly at: (index: number) => CallToActionView | null;
  /** What stands after the last car of all; null: nothing does. */
  readonly last: CallToActionView | null;
  readonly validUntil: Date | null;
}

interface CardsInput {
  readonly promos: readonly Promo[];
  /** A card whose page the site does not have is none (PAGE-1). */
  readonly sitePages: NavigationSite;
  readonly selectedCarTypes: readonly string[];
  readonly media: MediaAddresses;
  readonly now: Date;
}

const cardWidths = [320, 480, 768, 960] as const;
const offerLabel = 'Find out more';

/** Where nobody knows which pages the site has, nothing leads anywhere. */
export const noCallsToAction: CallsToAction = { at: () => null, last: null, validUntil: null };

/**
 * The cards among the results (SRCH-16): that of a stocktake and the promo cards that run (RULE-12), then the site's own. None stands twice on
 * a page: where there is no other, a car takes its place.
 */
export function callsToAction(
  { site, settings, zone }: Pick<SiteContext, 'site' | 'settings' | 'zone'>,
  { promos, sitePages, selectedCarTypes, media, now }: CardsInput,
): CallsToAction {
  const isThere = (link: string | null) =>
    link !== null && navigationLink({ label: '', link }, sitePages) !== null;
  const own = settings.search.callToActionCards.filter(({ link }) => isThere(link));
  const running = activePromos(promos, { now, zone, settings: settings.promotions, seed: site.id });
  const shown = running.promos.filter(({ url }) => isThere(url));
  const { promotions, law } = settings;
  const chosen = new Set(shown.map((_, index) => pickPromo(shown, index, selectedCarTypes, promotions)));
  const promoCards = [...chosen].flatMap((promo) => (promo ? [promoCard(promo, settings, media)] : []));
  const stocktake = promoWindow(promotions.stocktakeWindow, law, zone, now);
  const ofStocktake =
    promotions.showsCardsInResults && stocktake.isOpen && isThere(promotions.stocktakeCard.link)
      ? [promotions.stocktakeCard]
      : [];
  const cards = [
    ...ofStocktake.map((card) => ownCard(card, settings)),
    ...promoCards,
    ...own.map((card) => ownCard(card, settings)),
  ];
  const { endCard } = settings.search;
  return {
    at: (index) => cards[index] ?? null,
    last: endCard && isThere(endCard.link) ? ownCard(endCard, settings) : null,
    validUntil: earliest([running.validUntil, stocktake.validUntil]),
  };
}

type OwnCard = SiteSettings['search']['callToActionCards'][number];

function ownCard(card: OwnCard, settings: SiteSettings): CallToActionView {
  return { title: card.title, text: card.text, ...linkOf(card, settings), picture: null };
}

function promoCard(promo: Promo, settings: SiteSettings, media: MediaAddresses): CallToActionView | null {
  const { name: title, description: text, url, imageUrl, alt } = promo;
  const target = url === null ? null : safeLink(url);
  if (!target) return null;
  const link = linkOf({ label: offerLabel, link: target.href }, settings);
  const picture =
    imageUrl === null
      ? null
      : pictureView(media, { url: imageUrl, alt: alt ?? '' }, settings.media.listQuality, cardWidths);
  return { title, text, ...link, picture };
}

function linkOf(
  { label, link }: { readonly label: string; readonly link: string },
  settings: SiteSettings,
): { readonly label: string; readonly href: string } {
  return { label, href: link.startsWith('/') ? addressHere(link, settings) : link };
}
