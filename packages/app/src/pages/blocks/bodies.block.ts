import { isAvailable } from '@forecourt/domain/stock/car/availability';
import type { ListedCar } from '@forecourt/domain/stock/card/listed-car';
import { carImage } from '@forecourt/domain/stock/presentation/car-image';
import { z } from 'zod';
import { pictureView, type PictureView } from '../../shared/picture.view.ts';
import { searchHref } from '../../stock/search/stock-glance.ts';
import { defineBlock, type BlockPage } from './define-block.ts';

export interface BodiesView {
  readonly heading: string;
  readonly bodies: readonly {
    readonly label: string;
    readonly count: number;
    readonly href: string;
    readonly picture: PictureView | null;
  }[];
}

const mostBodies = 6;
const fewestBodies = 3;

/** The bodies of which a site has most, each with a car of it. */
export const bodies = defineBlock({
  schema: z.strictObject({}),
  sample: {},
  show: async (_stored, page) => {
    const { settings } = page.context;
    const [stock, newest] = await Promise.all([page.sources.stock(), page.sources.newestCars()]);
    const most = stock?.facets.body?.slice(0, mostBodies) ?? [];
    if (!stock || most.length < fewestBodies) return null;
    const cars = [...stock.cars, ...newest];
    const view: BodiesView = {
      heading: settings.home.bodiesHeading,
      bodies: await Promise.all(
        most.map(async ({ value, count }) => ({
          label: value,
          count,
          href: searchHref({ body: [value] }, settings, stock.makes),
          // A rare body is not among the first cars, and is asked for.
          picture:
            pictureOf(value, cars, page) ?? pictureOf(value, await page.sources.carsOfBody(value), page),
        })),
      ),
    };
    return { view, isDegraded: stock.isDegraded };
  },
});

function pictureOf(
  body: string,
  cars: readonly ListedCar[],
  { context, media }: BlockPage,
): PictureView | null {
  const { media: settings } = context.settings;
  for (const car of cars) {
    const image = car.simpleBody === body && isAvailable(car) ? carImage(car, settings) : null;
    // The tile says what it is; the picture only shows it.
    if (image?.kind === 'photo') return pictureView(media, { url: image.url, alt: '' }, settings.listQuality);
  }
  return null;
}
