import type { BulkLoader } from '@forecourt/app/ports/platform/bulk-loader.port';
import type { Picture } from '@forecourt/testkit/world/pictures/picture';
import { historyReport, historyReportKey } from '@forecourt/testkit/world/documents/history-report';
import { coverOfKey } from '@forecourt/testkit/world/covers/cover-address';
import { markOfKey } from '@forecourt/testkit/world/marks/mark-address';
import { placeOfKey } from '@forecourt/testkit/world/pictures/place-view';
import { pictureOfKey } from '@forecourt/testkit/world/pictures/picture-of-key';
import type { World } from '@forecourt/testkit/world/world';
import type { MediaStore } from '../media-store.ts';
import type { Report } from '../report.ts';
import { developAll } from './develop-all.ts';
import { printCover } from './print-cover.ts';
import { printPlace } from './print-place.ts';

const utf8 = new TextEncoder();
const prefix = 'demo/';
const address = /\/media\/(demo\/[\w./-]+?\.\w+)/g;

/** Puts into object storage what the world shows and it does not have yet: pictures, marks, the history report. */
export async function loadPictures(
  { bulk, media }: { readonly bulk: BulkLoader; readonly media: MediaStore },
  world: World,
  report: Report,
): Promise<number> {
  const photos = await bulk.listPhotoUrls(`/media/${prefix}`);
  const shown = [JSON.stringify(world), ...photos].flatMap((text) =>
    Array.from(text.matchAll(address), (found) => found[1] ?? ''),
  );
  const there = await media.list(prefix);
  const missing = [...new Set(shown)].filter((key) => !there.has(key)).toSorted();
  const pictures = missing.flatMap((key): Picture[] => {
    const picture = pictureOfKey(key);
    return picture === null ? [] : [picture];
  });
  for (const key of missing) {
    const mark = markOfKey(key);
    if (mark !== null) await media.put(key, { bytes: utf8.encode(mark), type: 'image/svg+xml' });
  }
  for (const key of missing) {
    const cover = coverOfKey(key);
    if (cover !== null) await media.put(key, { bytes: await printCover(cover), type: 'image/jpeg' });
    const place = placeOfKey(key);
    if (place !== null) await media.put(key, { bytes: await printPlace(place), type: 'image/jpeg' });
  }
  if (!there.has(historyReportKey))
    await media.put(historyReportKey, { bytes: utf8.encode(historyReport()), type: 'application/pdf' });
  let done = 0;
  await developAll(pictures, async (key, bytes) => {
    await media.put(key, { bytes, type: 'image/jpeg' });
    done += 1;
    report.progress('pictures', done, pictures.length);
  });
  return done;
}
