import type { BulkLoader } from '@forecourt/app/ports/bulk-loader';
import type { Picture } from '@forecourt/testkit/world/pictures/picture';
import { markOfKey } from '@forecourt/testkit/world/marks/mark-address';
import { pictureOfKey } from '@forecourt/testkit/world/pictures/picture-of-key';
import type { World } from '@forecourt/testkit/world/world';
import type { MediaStore } from '../media-store.ts';
import type { Report } from '../report.ts';
import { developAll } from './develop-all.ts';

const prefix = 'demo/';
const address = /\/media\/(demo\/[\w./-]+?\.\w+)/g;

/** Develops every picture and draws every mark that the world shows and that object storage does not have yet. */
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
    if (mark !== null) await media.put(key, { bytes: new TextEncoder().encode(mark), type: 'image/svg+xml' });
  }
  let done = 0;
  await developAll(pictures, async (key, bytes) => {
    await media.put(key, { bytes, type: 'image/jpeg' });
    done += 1;
    report.progress('pictures', done, pictures.length);
  });
  return done;
}
