import type { SiteId } from '@forecourt/domain/core/ids';
import { resolveSettings } from '@forecourt/domain/settings/resolve-settings';
import { describe, expect, it } from 'vitest';
import { RefusedPhoto, TooManyPhotos, type PhotoRefusal } from '../../ports/media/photo-cleaner.port.ts';
import type { KeptPhoto } from '../../ports/trade-in/offer-store.port.ts';
import type { PhotoJourney } from './photo-journey.ts';
import { photoFaultText } from '../../shared/photo-words.ts';
import { takePhoto, type TakePhotoPorts } from './take-photo.ts';

const overrides = { tradeIn: { imagesLimit: 2 } };
const { settings } = resolveSettings([{ layer: 'site', key: 'site-1', number: 1, overrides }]);
const context = { scope: {} as never, settings, site: { id: 'site-1' as SiteId } as never };
const journey = { id: 'journey-1', lookup: { id: 'lookup-1' } } as unknown as PhotoJourney;
const hash = new Uint8Array(32).fill(1);
const file = { name: 'C:\\me\\Front.JPG', bytes: 9, hash, read: () => Promise.resolve(new Uint8Array(9)) };

interface World {
  readonly present?: number;
  readonly same?: string | null;
  /** What becomes of the row. */
  readonly added?: { readonly id: string; readonly isNew: boolean } | null;
  readonly refusal?: PhotoRefusal | 'busy';
  readonly waitSeconds?: number;
}

/** The ports of a photograph, with what was done through them. */
function world({ present = 0, same = null, added, refusal, waitSeconds = 0 }: World = {}) {
  const done: string[] = [];
  let photo: Partial<KeptPhoto> = {};
  const ports: TakePhotoPorts = {
    store: {
      run: (_, work) =>
        work({
          offers: {
            findPhotoOfFile: () => Promise.resolve(same),
            listPhotos: () => Promise.resolve(Array.from({ length: present }, () => ({}) as KeptPhoto)),
            addPhoto: (_lookup, one) => {
              photo = one;
              done.push('row');
              return Promise.resolve(added === undefined ? { id: 'photo-1', isNew: true } : added);
            },
          },
          jobs: {
            enqueue: ({ name }) => {
              done.push(name);
              return Promise.resolve();
            },
          },
        }),
    },
    cleaner: {
      clean: () => {
        done.push('clean');
        if (refusal === 'busy') return Promise.reject(new TooManyPhotos('busy'));
        if (refusal) return Promise.reject(new RefusedPhoto(refusal));
        return Promise.resolve({
          kind: 'image/heic',
          bytes: new Uint8Array(5),
          width: 1,
          height: 1,
          preview: null,
        });
      },
    },
    files: {
      put: () => Promise.resolve(void done.push('file')),
      remove: () => Promise.resolve(void done.push('file removed')),
    },
    tokens: { make: () => 'unguessable' },
    limiter: { take: () => Promise.resolve(waitSeconds) },
  };
  const take = () => takePhoto(ports, context, { journey, file, place: 'front', network: '10.0.0.0' });
  return { take, done, photo: () => photo };
}

describe('TRADE-4.2 a photograph', () => {
  it('has its file before its row, and its job with its row', async () => {
    const { take, done, photo } = world();
    expect(await take()).toEqual({ ok: true, value: { id: 'photo-1' } });
    expect(done).toEqual(['clean', 'file', 'row', 'send-photo']);
    expect(photo()).toMatchObject({
      fileName: 'Front.JPG',
      place: 'front',
      kind: 'image/heic',
      bytes: 5,
      objectKey: 'site-1/journey-1/unguessable.jpg',
    });
  });

  it('that came before is not cleaned again', async () => {
    const { take, done } = world({ same: 'photo-0', present: 2 });
    expect(await take()).toEqual({ ok: true, value: { id: 'photo-0' } });
    expect(done).toEqual([]);
  });

  it('that comes twice at once leaves one file', async () => {
    const { take, done } = world({ added: { id: 'photo-0', isNew: false } });
    expect(await take()).toEqual({ ok: true, value: { id: 'photo-0' } });
    expect(done).toEqual(['clean', 'file', 'row', 'file removed']);
  });

  it.each<[string, World, string, readonly string[]]>([
    ['is one too many', { present: 2 }, 'full', []],
    ['loses the last place to another', { added: null }, 'full', ['clean', 'file', 'row', 'file removed']],
    ['is of another kind', { refusal: 'kind' }, 'kind', ['clean']],
    ['is broken', { refusal: 'broken' }, 'unreadable', ['clean']],
    ['is a bomb', { refusal: 'tooManyPixels' }, 'unreadable', ['clean']],
    ['comes with too many others', { refusal: 'busy' }, 'busy', ['clean']],
    ['comes from who sends too often', { waitSeconds: 60 }, 'busy', []],
  ])('that %s is refused', async (_, given, error, done) => {
    const { take, done: did } = world(given);
    expect(await take()).toEqual({ ok: false, error });
    expect(did).toEqual(done);
  });
});

describe('TRADE-4.1 what a visitor reads of a photograph that was not taken', () => {
  it.each([
    ['full', 'You can only upload 10 images'],
    ['tooLarge', 'Please upload an image file under 10MB'],
    ['kind', 'Please upload a JPEG, PNG, GIF or HEIC image'],
    ['unreadable', 'We couldn’t read that photo. Please try another one.'],
    ['busy', 'We’re busy with photos right now. Please try again in a moment.'],
  ] as const)('%s: %s', (fault, text) => {
    expect(photoFaultText(fault, resolveSettings([]).settings.tradeIn)).toBe(text);
  });
});
