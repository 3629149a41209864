import { fail, ok, type Result } from '@forecourt/domain/core/result';
import { knownText } from '@forecourt/domain/core/known-text';
import type { SiteSettings } from '@forecourt/domain/settings/registry';
import type { Car } from '@forecourt/domain/stock/car/car';
import {
  TooManySheets,
  type CarSheet,
  type CarSheetWriter,
} from '../../ports/media/car-sheet-writer.port.ts';
import type { CarStore } from '../../ports/stock/car-store.port.ts';
import type { LocationStore } from '../../ports/locations/location-store.port.ts';
import type { MediaAddresses } from '../../ports/media/media-addresses.port.ts';
import type { PictureReader } from '../../ports/media/picture-reader.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { isOnSite } from '../search/is-on-site.ts';
import { readCarSlug } from '../../shared/car-slug.ts';
import { carPdfView } from './car-pdf.view.ts';
import { carSheetOf } from './car-sheet.ts';

export interface CarPdfPorts {
  readonly store: StoreRunner<{
    readonly cars: Pick<CarStore, 'findBySlug'>;
    readonly locations: Pick<LocationStore, 'find'>;
  }>;
  readonly media: MediaAddresses;
  readonly pictures: PictureReader;
  readonly sheets: CarSheetWriter;
  /** The fonts of a theme as files; null where they are not at hand, as in development. */
  readonly fontsOf: (theme: SiteSettings['theme']) => CarSheet['look']['fonts'];
}

export type CarPdfRefusal = 'no_such_pdf' | 'pdf_busy';

/** The widths that a sheet of paper can use: a large picture and two beside it. */
const pictureWidths = [1280, 768, 768] as const;

/** The car whose PDF lies at a path; null for any other path. */
export function slugOfPdfPath(path: string): string | null {
  const [, written, file] = /^\/cars\/([^/]{1,900})\/([^/]{1,900})\.pdf$/.exec(path) ?? [];
  return written !== undefined && file === written ? readCarSlug(written) : null;
}

/** The car as a PDF (VDP-6). */
export async function writeCarPdf(
  ports: CarPdfPorts,
  context: SiteContext,
  { slug, origin, now }: { readonly slug: string; readonly origin: string; readonly now: Date },
): Promise<Result<Uint8Array, CarPdfRefusal>> {
  const found = await ports.store.run(context.scope, async ({ cars, locations }) => {
    const car = await cars.findBySlug(slug);
    return car && { car, location: car.locationId === null ? null : await locations.find(car.locationId) };
  });
  if (!found || !isOnSite(found.car, context, now)) return fail('no_such_pdf');
  const { car, location } = found;
  if (!carPdfView(car, context.settings)) return fail('no_such_pdf');

  const makeSheet = async () =>
    carSheetOf(car, context, {
      location: location?.visible === true ? location : null,
      pictures: await readPictures(ports, context, car),
      fonts: ports.fontsOf(context.settings.theme),
      origin,
      now,
    });
  try {
    return ok(await ports.sheets.write(makeSheet, context.site.id));
  } catch (error) {
    if (error instanceof TooManySheets) return fail('pdf_busy');
    throw error;
  }
}

/** A sheet without a picture is still worth having: what cannot be read is left out. */
async function readPictures(
  { pictures }: CarPdfPorts,
  { site }: SiteContext,
  car: Car,
): Promise<readonly Uint8Array[]> {
  const urls = [car.primaryImageUrl, ...car.photos.map(({ url }) => url)];
  const known = [...new Set(urls.flatMap((url) => knownText(url) ?? []))].slice(0, pictureWidths.length);
  const read = await Promise.all(
    known.map((url, place) => pictures.read(url, pictureWidths[place] ?? 768, site.id)),
  );
  return read.filter((bytes) => bytes !== null);
}
