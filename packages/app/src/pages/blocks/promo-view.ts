import { dayInWords } from '@forecourt/domain/core/day-words';
import { dateIn } from '@forecourt/domain/core/zoned-time';
import { formatDollars } from '@forecourt/domain/core/money';
import { activePromos } from '@forecourt/domain/promotions/active-promos';
import { offerDetails } from '@forecourt/domain/promotions/offer-node';
import type { Promo, PromoKind } from '@forecourt/domain/promotions/promo';
import { addExactHours } from '@forecourt/domain/core/zoned-time';
import { pictureView, type PictureView } from '../../shared/picture.view.ts';
import { blockLink } from './block-link.ts';
import type { BlockPage } from './define-block.ts';
import { isPicture } from './is-picture.ts';

/** Something that a site advertises, as it is drawn. */
export interface PromoView {
  readonly title: string;
  readonly text: string | null;
  readonly picture: PictureView | null;
  /** The picture says it all itself: words on it would be said twice. */
  readonly hidesWords: boolean;
  readonly href: string | null;
  /** On the button, or the link, to it. */
  readonly label: string;
  /** From $129, and what that is for. */
  readonly price: { readonly amount: string; readonly basis: string } | null;
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
  return { promos: promos.map((promo) => viewOf(promo, page)), validUntil };
}

function viewOf(promo: Promo, page: BlockPage): PromoView {
  const { context, media } = page;
  const { url, imageUrl, expiresAt } = promo;
  const link = url === null ? null : blockLink({ label: promo.name, link: url }, page);
  const isShown = imageUrl !== null && isPicture(imageUrl);
  const picture = { url: imageUrl ?? '', alt: promo.hideOverlay ? (promo.alt ?? promo.name) : '' };
  // It ends at the first moment of a day, so that the day before is its last.
  const details = offerDetails(promo.node);
  const lastDay = expiresAt && dayInWords(dateIn(addExactHours(expiresAt, -1), context.zone));
  return {
    title: promo.name,
    text: promo.description,
    picture: isShown ? pictureView(media, picture, context.settings.media.galleryQuality) : null,
    hidesWords: promo.hideOverlay && isShown,
    href: link?.href ?? null,
    label: details.label ?? 'Find out more',
    price: details.price && {
      amount: `${details.price.isFrom ? 'From ' : ''}${formatDollars(details.price.cents)}`,
      basis: details.price.basis,
    },
    until: lastDay === null ? null : `Until ${lastDay}`,
    terms: promo.terms,
    permit: promo.permitNumber,
  };
}
