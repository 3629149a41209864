import type { PriceView } from '@forecourt/domain/stock/price/price-view';
import type { ListedCar } from '@forecourt/domain/stock/card/listed-car';
import { carImage } from '@forecourt/domain/stock/presentation/car-image';
import { pictureView, type PictureView } from '../../shared/picture.view.ts';
import type { BlockPage } from './define-block.ts';
import { cardsOf, presentable } from './stock-cards.ts';

/** A car of the first screen: a small picture, its name and its price. */
export interface HeroCarView {
  readonly href: string;
  readonly title: string;
  readonly picture: PictureView;
  readonly price: PriceView;
}

interface HeroCars {
  readonly cars: readonly HeroCarView[];
  readonly validUntil: Date | null;
}

/** They stand small on every screen. */
const widths = [160, 320, 480] as const;

/** Each time the first that is least like those before it: another body, then another colour and make. */
function varied<Shown extends { readonly car: ListedCar }>(
  shown: readonly Shown[],
  count: number,
): readonly Shown[] {
  const chosen: Shown[] = [];
  const likeness = ({ car }: Shown) =>
    chosen.reduce(
      (sum, { car: other }) =>
        sum +
        4 * Number(other.simpleBody === car.simpleBody) +
        2 * Number(other.colour === car.colour) +
        Number(other.make === car.make),
      0,
    );
  const left = new Set(shown);
  while (chosen.length < count) {
    const [next] = [...left].toSorted((one, another) => likeness(one) - likeness(another));
    if (!next) break;
    left.delete(next);
    chosen.push(next);
  }
  return chosen;
}

/** Some of the stock for the first screen, each with a photograph and, as far as there are so many, of another body. */
export function carsOfHero(stock: readonly ListedCar[], page: BlockPage): HeroCars {
  const { home, media: pictures } = page.context.settings;
  const shown = presentable(stock, page.context.settings).flatMap((car) => {
    const image = carImage(car, pictures);
    return image.kind === 'photo' && !car.reserved ? [{ car, image }] : [];
  });
  // The first of each body lends its picture to the bodies below.
  const bodies = Map.groupBy(shown, ({ car }) => car.simpleBody);
  const firsts = new Set(Array.from(bodies.values(), ([first]) => first));
  const chosen = varied(
    shown.toSorted((one, other) => Number(firsts.has(one)) - Number(firsts.has(other))),
    home.heroCars,
  );
  const { cards, validUntil } = cardsOf(
    chosen.map(({ car }) => car),
    page,
  );
  const cars = cards.flatMap(({ href, title, price }, place) => {
    const image = chosen[place]?.image;
    if (!image) return [];
    return [
      {
        href,
        title,
        picture: pictureView(page.media, { ...image, alt: '' }, pictures.galleryQuality, widths),
        price: price.kind === 'amount' ? { ...price, was: null, otherWay: null } : price,
      },
    ];
  });
  return { cars, validUntil };
}
