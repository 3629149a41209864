import { carPath } from '@forecourt/domain/site/car-paths';
import { askingPriceCents } from '@forecourt/domain/stock/asking-price';
import { isAvailable } from '@forecourt/domain/stock/availability';
import type { Car } from '@forecourt/domain/stock/car';
import { fullCarName } from '@forecourt/domain/stock/car-title';
import type { PageHead } from '../pages/page.view.ts';
import { canonicalAddress } from '../site/canonical-address.ts';
import { pageTitle } from '../site/page-title.ts';
import type { SiteContext } from '../site/site-context.ts';
import type { VehiclePageView } from './vehicle-page.view.ts';

/** The head of a car's page: what search engines and previews are told of it. */
export function vehicleHead(
  context: SiteContext,
  car: Car,
  { price, keyInformation, pictures }: VehiclePageView,
  isIndexed: boolean,
): PageHead {
  const name = fullCarName(car);
  const url = canonicalAddress(context, carPath(car.slug));
  const facts = keyInformation.slice(0, 4).map(({ text }) => text);
  const asked = price.kind === 'amount' ? [`${price.amount} ${price.basis}`.trim()] : [];
  const image = pictures[0]?.src ?? null;
  const cents = askingPriceCents(car, context.settings.price.aboveCents);
  return {
    title: pageTitle(context, name),
    description: `${[name, ...asked, ...facts].join(', ')}. At ${context.site.name}.`,
    canonical: url,
    isIndexed,
    imageUrl: image,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Vehicle',
        name,
        url,
        ...(image !== null && { image: image.startsWith('/') ? canonicalAddress(context, image) : image }),
        ...(car.make !== null && { brand: { '@type': 'Brand', name: car.make } }),
        ...(car.model !== null && { model: car.model }),
        ...(car.year !== null && { vehicleModelDate: String(car.year) }),
        ...(cents !== null && {
          offers: {
            '@type': 'Offer',
            price: cents / 100,
            priceCurrency: 'AUD',
            url,
            availability: `https://schema.org/${isAvailable(car) ? 'InStock' : 'SoldOut'}`,
          },
        }),
      },
    ],
  };
}
