import { plainModelName } from '@forecourt/domain/models/model-name';
import { isAvailable } from '@forecourt/domain/stock/car/availability';
import type { ListedCar } from '@forecourt/domain/stock/card/listed-car';
import { carImage } from '@forecourt/domain/stock/presentation/car-image';
import { makeModelOf } from '@forecourt/domain/stock/attributes/search-attributes';
import { pictureView } from '../../shared/picture.view.ts';
import { searchHref, type StockGlance } from '../../stock/search/stock-glance.ts';
import type { BlockPage } from './define-block.ts';
import type { ModelTileView, ShelfView } from './model-tile.view.ts';

/** More shelves than fit beside each other help nobody to choose. */
const mostShelves = 6;

/** The models that stand in the locations of a site without a manufacturer of its own, by body. */
export async function stockShelves(page: BlockPage): Promise<readonly ShelfView[]> {
  const [stock, newest] = await Promise.all([page.sources.stock(), page.sources.newestCars()]);
  if (!stock) return [];
  const byModel = new Map<string, ListedCar>();
  for (const car of [...stock.cars, ...newest]) {
    const name = makeModelOf(car);
    if (name !== null && isAvailable(car) && !byModel.has(name)) byModel.set(name, car);
  }
  const byBody = Map.groupBy([...byModel], ([, car]) => car.simpleBody ?? '');
  const bodies = (stock.facets.body ?? []).filter(({ value }) => byBody.has(value)).slice(0, mostShelves);
  return bodies.map(({ value }) => ({
    label: value,
    href: searchHref({ body: [value] }, page.context.settings, stock.makes),
    models: (byBody.get(value) ?? []).flatMap(([name, car]) => tileOf(name, car, stock, page) ?? []),
  }));
}

function tileOf(
  makeModel: string,
  car: ListedCar,
  stock: StockGlance,
  { context, media }: BlockPage,
): ModelTileView | null {
  const { settings } = context;
  const image = carImage(car, settings.media);
  const count = stock.facets.makeModel?.find(({ value }) => value === makeModel)?.count ?? 0;
  if (image.kind !== 'photo' || count === 0) return null;
  const model = plainModelName({ name: car.model, make: car.make }, settings.models);
  return {
    name: model === null || model.startsWith(car.make ?? '') ? (model ?? makeModel) : `${car.make} ${model}`,
    price: null,
    note: `${count} in stock`,
    text: null,
    facts: [],
    href: searchHref({ makeModel: [makeModel] }, settings, stock.makes),
    picture: pictureView(media, { url: image.url, alt: '' }, settings.media.listQuality),
  };
}
