import { isAvailable } from '@forecourt/domain/stock/car/availability';
import { carImage } from '@forecourt/domain/stock/presentation/car-image';
import { pictureView, type PictureView } from '../shared/picture.view.ts';
import { stockGlance } from '../stock/search/stock-glance.ts';
import type { MediaAddresses } from '../ports/media/media-addresses.port.ts';
import type { StockIndex } from '../ports/stock/stock-index.port.ts';
import type { SiteContext } from '../site/site-context.ts';

interface PicturePorts {
  readonly media: MediaAddresses;
  readonly stockIndex: StockIndex;
}

/** Of one context the picture is found once: signing in must not cost a search each time. */
const known = new WeakMap<SiteContext, Promise<PictureView | null>>();

/** The picture of the first screen: whoever signs in sees that they are still at the same dealer's. */
export function signInPicture(
  ports: PicturePorts,
  context: SiteContext,
  now: Date,
): Promise<PictureView | null> {
  const found = known.get(context) ?? find(ports, context, now).catch(() => null);
  known.set(context, found);
  return found;
}

async function find({ media, stockIndex }: PicturePorts, context: SiteContext, now: Date) {
  const { home, media: pictures } = context.settings;
  const cars = home.heroPicture ? [] : ((await stockGlance(stockIndex, context, now))?.cars ?? []);
  const images = cars.filter(isAvailable).map((car) => carImage(car, pictures));
  const own = home.heroPicture ?? images.find(({ kind }) => kind === 'photo');
  if (!own || own.url === null) return null;
  return pictureView(media, { url: own.url, alt: '' }, pictures.galleryQuality);
}
