import type { SearchBlockView } from '@forecourt/app/pages/blocks/search.block';
import { Photo } from '@forecourt/ui/photo';
import { PriceBlock } from '@forecourt/ui/price-block';

const sizes = '(min-width: 62.5em) 11vw, 140px';

/** A row of the stock on the first screen: small pictures, so that the words are there first. */
export function HeroCars({ cars }: Pick<SearchBlockView, 'cars'>) {
  if (cars.length === 0) return null;
  return (
    <ul className="m-cars" aria-label="From our stock">
      {cars.map(({ href, title, picture, price }) => (
        <li key={href}>
          <Photo picture={picture} sizes={sizes} width={480} height={320} />
          <a href={href}>{title}</a>
          <PriceBlock price={price} />
        </li>
      ))}
    </ul>
  );
}
