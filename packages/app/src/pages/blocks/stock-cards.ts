import type { SiteSettings } from '@forecourt/domain/settings/registry';
import { isAvailable } from '@forecourt/domain/stock/car/availability';
import type { ListedCar } from '@forecourt/domain/stock/card/listed-car';
import { carImage } from '@forecourt/domain/stock/presentation/car-image';
import { carCardViewsOf, type CarCardView } from '../../stock/card/car-card.view.ts';
import { earliest } from '../../shared/earliest.ts';
import type { BlockLinkView } from './block-link.ts';
import type { BlockPage } from './define-block.ts';

export interface StockCardsView {
  readonly heading: string;
  readonly look: SiteSettings['layout']['homeCard'];
  readonly cards: readonly CarCardView[];
  /** Null: there is no list of just these. */
  readonly all: BlockLinkView | null;
}

/** How many cars make a row, by how they are drawn. */
export const carsInRow: Readonly<Record<StockCardsView['look'], number>> = {
  open: 4,
  compact: 5,
  feature: 5,
};

/** Cars that can be bought, those with pictures first: an empty frame is no invitation. */
export function presentable(cars: readonly ListedCar[], { media }: SiteSettings): readonly ListedCar[] {
  const hasPhoto = (car: ListedCar) => carImage(car, media).kind === 'photo';
  return cars.filter(isAvailable).toSorted((a, b) => Number(hasPhoto(b)) - Number(hasPhoto(a)));
}

/** The cards of some cars, without weekly prices: those need their warning on the same screen. */
export function cardsOf(
  cars: readonly ListedCar[],
  { context, media, now }: Pick<BlockPage, 'context' | 'media' | 'now'>,
): { readonly cards: readonly CarCardView[]; readonly validUntil: Date | null } {
  const shown = carCardViewsOf(cars, context, { media, now });
  return {
    cards: shown.map(({ card }) => ({
      ...card,
      price: card.price.kind === 'amount' ? { ...card.price, weekly: null } : card.price,
    })),
    validUntil: earliest(shown.map(({ validUntil }) => validUntil)),
  };
}
