import type { CarCardView } from '@forecourt/app/stock/card/car-card.view';
import { CompareButton } from '../../watchlist/saving/compare-button.tsx';

/** Chooses the car of a card for comparison, on a site that compares cars. */
export function CardCompare({ car }: { readonly car: CarCardView }) {
  const { id, comparedSlug, fullName, picture } = car;
  if (comparedSlug === null) return null;
  return <CompareButton car={{ id, slug: comparedSlug, name: fullName, pictureSrc: picture?.src ?? null }} />;
}
