import type { Car } from '@forecourt/domain/stock/car/car';
import { breadcrumbJsonLd } from '../../shared/json-ld.ts';
import type { PageHead } from '../../shared/page.view.ts';
import { pageTitle } from '../../shared/page-title.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { vehicleJsonLd } from './vehicle-json-ld.ts';
import type { VehiclePageView } from './vehicle-page.view.ts';

/** The head of a car's page: what search engines and previews are told of it. */
export function vehicleHead(
  context: SiteContext,
  car: Car,
  view: VehiclePageView,
  isIndexed: boolean,
): PageHead {
  const { price, crumbs, sections } = view;
  const described = vehicleJsonLd(context, car, view);
  const { name, url } = described;
  const facts = sections.find((one) => one.kind === 'keyInformation')?.facts ?? [];
  const priceText = price.kind === 'amount' ? [`${price.amount} ${price.basis}`.trim()] : [];
  const summary = [name, ...priceText, ...facts.slice(0, 4).map(({ text }) => text)].join(', ');
  const way = crumbs.flatMap(({ label, href }) => (href === null ? [] : [{ label, href }]));
  return {
    title: pageTitle(context, name),
    description: `${summary}. At ${context.site.name}.`,
    canonical: url,
    isIndexed,
    imageUrl: described.image[0] ?? null,
    jsonLd: [described, breadcrumbJsonLd(context, way)],
  };
}
