import { grantSiteScope } from '@forecourt/app/scope/grant-scope';
import { twoSites } from '@forecourt/testkit/two-sites';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeClock, type FakeClock } from '@forecourt/testkit/fake-clock';
import { memoryPictures, type MemoryPictures } from '../../test/memory-pictures.ts';
import { mediaHandler, type MediaHandler } from './media-handler.ts';
import { mediaAddresses } from './media-addresses.ts';

const addresses = mediaAddresses(['key']);
const scope = grantSiteScope(twoSites.harbour.id);
const everything = 'image/avif,image/webp,image/*,*/*';
const address = addresses.addressOf('/media/demo/a.jpg', 768, 75);

let clock: FakeClock;
let pictures: MemoryPictures;
let response: MediaHandler;
let troubles: number;
beforeEach(() => {
  clock = fakeClock();
  pictures = memoryPictures();
  troubles = 0;
  pictures.files.set('demo/a.jpg', { bytes: Buffer.from('a.jpg'), type: 'image/jpeg' });
  response = mediaHandler({
    ports: pictures,
    addresses,
    clock,
    mostBytes: 100_000,
    onTrouble: () => (troubles += 1),
  });
});
async function ask(path = address, accept = everything, network = '198.51.100.7') {
  const { status, headers, body } = await response({ scope, path, accept, network });
  return { status, headers, text: body.toString() };
}

describe('a picture', () => {
  it.each([
    ['image/avif,image/webp', 'image/webp', 'a.jpg in 768-75.webp'],
    ['image/webp', 'image/webp', 'a.jpg in 768-75.webp'],
    ['*/*', 'image/jpeg', 'a.jpg in 768-75.jpeg'],
    ['', 'image/jpeg', 'a.jpg in 768-75.jpeg'],
  ])('API-3 is what a browser that says %s reads', async (accept, type, text) => {
    const got = await ask(address, accept);
    expect([got.headers['content-type'], got.text]).toEqual([type, text]);
    expect(got.headers['vary']).toBe('Accept');
  });

  it('is not waited for in its smallest form: a worker makes it, and then it is there', async () => {
    const first = await ask();
    expect(first.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=300',
    });
    expect(pictures.later).toEqual([{ key: 'demo/a.jpg', quality: 75 }]);
    pictures.files.set('variants/demo/a.jpg/768-75.avif', {
      bytes: Buffer.from('small'),
      type: 'image/avif',
    });
    await clock.move(15_000);
    expect(await ask()).toMatchObject({ text: 'small', headers: { 'content-type': 'image/avif' } });
    expect((await ask()).headers['cache-control']).toContain('immutable');
  });

  it('is asked of the workers once, however many widths are shown', async () => {
    for (const width of [160, 320, 768, 1280] as const) {
      await ask(addresses.addressOf('/media/demo/a.jpg', width, 75));
    }
    expect(pictures.later).toHaveLength(1);
    await ask(addresses.addressOf('/media/demo/a.jpg', 768, 100));
    expect(pictures.later).toHaveLength(2);
  });

  it('is made once for all who ask, kept here, and kept for other processes', async () => {
    await Promise.all(Array.from({ length: 30 }, () => ask()));
    await ask();
    expect(pictures.calls.made).toBe(1);
    expect(pictures.files.has('variants/demo/a.jpg/768-75.webp')).toBe(true);
  });

  it('that is broken or not there is a calm 404, and nobody looks for it again at once', async () => {
    pictures.files.set('demo/broken.jpg', { bytes: Buffer.alloc(0), type: 'image/jpeg' });
    for (const name of ['broken', 'missing']) {
      const path = addresses.addressOf(`/media/demo/${name}.jpg`, 768, 75);
      expect((await ask(path)).status).toBe(404);
      const { finds } = pictures.calls;
      expect((await ask(path)).status).toBe(404);
      expect(pictures.calls.finds).toBe(finds);
    }
    expect(troubles).toBe(0);
  });

  it.each([
    ['storage is away', 'isDown'],
    ['machine is busy', 'isBusy'],
  ] as const)('is a 503 sent as no-store while its %s, and there right afterwards', async (_, trouble) => {
    pictures[trouble] = true;
    expect(await ask()).toMatchObject({ status: 503, headers: { 'cache-control': 'no-store' } });
    pictures[trouble] = false;
    expect((await ask()).status).toBe(200);
  });

  it('of an address that we did not write costs the storage nothing', async () => {
    for (const path of [
      '/media/w768/AAAAAAAA/demo/a.jpg',
      '/media/w999/AAAAAAAA/demo/a.jpg',
      '/media/variants/demo/a.jpg/768-75.webp',
      '/media/../uploads/a.jpg',
      '/media/demo/a.html',
      '/media/demo/%2e%2e/a.jpg',
    ]) {
      expect((await ask(path)).status).toBe(404);
    }
    expect(pictures.calls.finds).toBe(0);
  });
});

const madeUp = (turn: number) => Array.from({ length: 300 }, (_, number) => `no-${turn}-${number}`);

describe('a file as it is', () => {
  it('is a mark that runs nothing, whatever is in it', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    pictures.files.set('demo/marks/one.svg', { bytes: Buffer.from(svg), type: 'text/html' });
    const got = await ask('/media/demo/marks/one.svg');
    expect(got.text).toBe(svg);
    expect(got.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/) as string,
      'cache-control': expect.stringContaining('immutable') as string,
      'x-content-type-options': 'nosniff',
    });
  });

  it.each([
    ['demo/a.jpg', 404],
    ['demo/a.webp', 404],
    ['demo/marks/a.png', 200],
    ['demo/report.pdf', 200],
    ['demo/marksman/a.png', 404],
  ])(
    'TEN-8 L7 is a mark or a report, and no picture whose address we did not write: %s',
    async (key, status) => {
      pictures.files.set(key, { bytes: Buffer.from('original'), type: 'image/png' });
      const got = await ask(`/media/${key}`);
      expect([got.status, pictures.calls.finds]).toEqual([status, status === 200 ? 1 : 0]);
    },
  );

  it('TEN-8 L7 is asked of the storage a hundred times where it is not there, and then once a second', async () => {
    pictures.files.set('demo/one.svg', { bytes: Buffer.from('<svg/>'), type: 'image/svg+xml' });
    const unknown = (turn: number) =>
      Promise.all(madeUp(turn).map((name) => ask(`/media/demo/${name}.svg`, '', '2001:db8:0:1')));
    const statuses = new Set((await unknown(1)).map(({ status }) => status));
    expect([statuses, pictures.calls.finds]).toEqual([new Set([404, 429]), 100]);
    await clock.move(5_000);
    await unknown(2);
    expect(pictures.calls.finds).toBe(105);
    expect((await ask('/media/demo/one.svg')).status).toBe(200);
  });

  it('TEN-8 L7 costs its network nothing where it is there', async () => {
    for (let number = 0; number < 200; number += 1) {
      const key = `demo/marks/${number}.svg`;
      pictures.files.set(key, { bytes: Buffer.from('<svg/>'), type: 'image/svg+xml' });
      expect((await ask(`/media/${key}`)).status).toBe(200);
    }
  });
});
