import { activePromos } from '@forecourt/domain/promotions/active-promos';
import { slugOf } from '@forecourt/domain/core/slug';
import { endsOnItsDay, offerDetails } from '@forecourt/domain/promotions/offer-node';
import type { Promo, PromoKind } from '@forecourt/domain/promotions/promo';
import { pathFor } from '@forecourt/domain/site/paths';
import { promoEnd } from '../../shared/promo-end.ts';
import { pictureView, type PictureView } from '../../shared/picture.view.ts';
import { blockLink } from './block-link.ts';
import type { BlockPage } from './define-block.ts';
import { isPicture } from './is-picture.ts';
import { offerLabel, offerPrice, type OfferPriceView } from './offer-price.ts';

/** Something that a site advertises, as it is drawn. */
export interface PromoView {
  /** Where it stands on the page of offers. */
  readonly anchor: string;
  /** Its own page, with its dates, its conditions and its cars. */
  readonly page: string;
  readonly title: string;
  readonly text: string | null;
  readonly picture: PictureView | null;
  /** The picture says it all itself: words on it would be said twice. */
  readonly hidesWords: boolean;
  readonly href: string | null;
  /** On the button, or the link, to it. */
  readonly label: string;
  readonly price: OfferPriceView | null;
  /** Until 30 November 2026. */
  readonly until: string | null;
  readonly terms: string | null;
  readonly permit: string | null;
}

/** The promos of a kind that run now, in the site's order (RULE-12). */
export async function runningPromos(
  kind: PromoKind,
  page: BlockPage,
): Promise<{ readonly promos: readonly PromoView[]; readonly validUntil: Date | null }> {
  const { context, now } = page;
  const { promos, validUntil } = activePromos(await page.sources.promos(kind), {
    now,
    zone: context.zone,
    settings: context.settings.promotions,
    seed: context.site.id,
  });
  const views = await Promise.all(promos.map((promo) => viewOf(promo, page)));
  return { promos: views.filter((view) => view !== null), validUntil };
}

/** Null: no car that it is about is left. */
async function viewOf(promo: Promo, page: BlockPage): Promise<PromoView | null> {
  const { context, media } = page;
  const { settings, zone } = context;
  const { url, imageUrl } = promo;
  const link = url === null ? null : blockLink({ label: promo.name, link: url }, page);
  const isOffer = promo.kind === 'offer' && link !== null && !link.isExternal;
  const cars = isOffer ? await page.sources.carsAt(link.href) : null;
  if (cars?.count === 0) return null;
  const isShown = imageUrl !== null && isPicture(imageUrl);
  const picture = { url: imageUrl ?? '', alt: promo.hideOverlay ? (promo.alt ?? promo.name) : '' };
  const details = offerDetails(promo.node);
  const slug = slugOf(promo.name) || promo.id;
  return {
    anchor: `offer-${slug}`,
    page: `${pathFor(settings, 'offers')}/${slug}`,
    title: promo.name,
    text: promo.description,
    picture: isShown ? pictureView(media, picture, settings.media.galleryQuality) : null,
    hidesWords: promo.hideOverlay && isShown,
    href: cars?.href ?? link?.href ?? null,
    label: offerLabel(details, cars, settings) ?? 'Find out more',
    price: offerPrice(details, cars, settings),
    until: cars && !endsOnItsDay(details) ? null : promoEnd(promo, zone),
    terms: promo.terms,
    permit: promo.permitNumber,
  };
}
