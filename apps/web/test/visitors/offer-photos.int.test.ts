import { photoLinks } from '@forecourt/app/trade-in/photos/photo-links';
import { twoSites } from '@forecourt/testkit/two-sites';
import { harbourSite } from '@forecourt/testkit-db/two-dealers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  photoFile,
  photosPath,
  photoWorld,
  uploadPath,
  type PhotoWorld,
  type Seller,
} from './photo-world.ts';
import { testBrowser } from './test-browser.ts';
import { hosts } from './test-sites.ts';

let world: PhotoWorld;
beforeAll(async () => {
  world = await photoWorld();
});
afterAll(() => world.stop());

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const pathOf = (id: string | undefined) => `${photosPath}/${id ?? ''}`;
const keysOf = async () => {
  const rows = await world.sites.dealers.loader.kysely
    .selectFrom('tradeInImages')
    .select(['id', 'objectKey', 'fileName', 'place', 'sentAt'])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
};

describe('TRADE-4.2 a photograph', () => {
  it('is drawn anew, and shown to the browser that sent it', async () => {
    const seller = await world.seller();
    const { status, id } = await seller.send({ body: await photoFile() }, { place: 'front' });
    expect(status).toBe(200);
    const shown = await seller.getBytes(pathOf(id));
    expect(shown).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'image/jpeg',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining('sandbox') as string,
      },
    });
    expect(shown.bytes.includes('SECRETCAMERA')).toBe(false);
    const { format, width, exif } = await sharp(shown.bytes).metadata();
    expect({ format, width, exif }).toEqual({ format: 'jpeg', width: 640, exif: undefined });
  });

  it('that is sent again is the same one', async () => {
    const seller = await world.seller();
    const body = await photoFile();
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => seller.send({ body })));
    const again = await seller.send({ body, name: 'another name.jpg' });
    expect(new Set([first, ...others, again].map((sent) => sent?.id)).size).toBe(1);
  });

  it('is refused in the words of the site', async () => {
    const seller = await world.seller();
    const cases: [Buffer | string, string][] = [
      [svg, 'Please upload a JPEG, PNG, GIF or HEIC image'],
      ['<html><script>alert(1)</script>', 'Please upload a JPEG, PNG, GIF or HEIC image'],
      [Buffer.alloc(10 * 1024 * 1024 + 1, 0xff), 'Please upload an image file under 10MB'],
      [(await photoFile()).subarray(0, 400), 'We couldn’t read that photo. Please try another one.'],
    ];
    for (const [body, text] of cases) {
      expect(await seller.send({ body })).toMatchObject({ status: 422, text });
    }
    for (let nth = 0; nth < 10; nth += 1) {
      expect(await seller.send({ body: await photoFile(64, 48) })).toMatchObject({ status: 200 });
    }
    expect(await seller.send({ body: await photoFile(64, 48) })).toMatchObject({
      status: 422,
      text: 'You can only upload 10 images',
    });
  });

  it('is taken back, and its file goes', async () => {
    const seller = await world.seller();
    const { id } = await seller.send({ body: await photoFile() });
    const key = (await keysOf()).get(id ?? '')?.objectKey ?? '';
    const { files } = world.sites.composed.ports.uploads;
    expect(await files.read(key)).not.toBeNull();
    const removed = await seller.who.post(`${pathOf(id)}/remove`);
    expect([removed.status, removed.headers['location']]).toEqual([303, '/trade-in/offer']);
    expect((await seller.getBytes(pathOf(id))).status).toBe(404);
    await vi.waitUntil(async () => (await files.read(key)) === null, { timeout: 20_000 });
  });

  it('is given to the valuation service once, without its name', async () => {
    const seller = await world.seller();
    const { id } = await seller.send(
      { body: await photoFile(), name: 'Jane at home.jpg' },
      { place: 'side' },
    );
    await vi.waitUntil(async () => (await keysOf()).get(id ?? '')?.sentAt, { timeout: 20_000 });
    const { evaluations } = (await world.simulator.evaluations(seller.rego)) as unknown as {
      evaluations: { images: { name: string; bytes: number }[] }[];
    };
    expect(evaluations.flatMap(({ images }) => images)).toMatchObject([{ name: 'side.jpg' }]);
  });
});

const file = async (name: string) => ({ field: 'file', name, body: await photoFile() });

describe('TRADE-4.2 the form without a script', () => {
  it('takes several files at once, and goes on where it says so', async () => {
    const seller = await world.seller();
    const parts = [
      { field: 'front', name: 'a.jpg', body: await photoFile() },
      await file('b.jpg'),
      { field: 'file', name: '', body: '' },
    ];
    const stayed = await seller.post(photosPath, parts);
    expect([stayed.status, stayed.headers['location']]).toEqual([303, '/trade-in/offer']);
    const page = await seller.who.get('/trade-in/offer');
    expect(page.body).toContain('Front corner');
    const on = await seller.post(photosPath, [await file('c.jpg'), { field: 'next', body: 'details' }]);
    expect(on.status).toBe(303);
    expect((await seller.who.get('/trade-in/offer')).body).toContain('Nearly there');
  });

  it('keeps what is good, and says what was not taken', async () => {
    const seller = await world.seller();
    const parts = [await file('good.jpg'), { field: 'file', name: 'bad.jpg', body: svg }];
    const { status, body } = await seller.post(photosPath, [...parts, { field: 'next', body: 'details' }]);
    expect(status).toBe(422);
    expect(body).toContain('Please upload a JPEG, PNG, GIF or HEIC image');
    expect(body).toContain('bad.jpg');
    expect(body).toContain('good.jpg');
  });

  it('goes on without any photograph', async () => {
    const seller = await world.seller();
    const done = await seller.who.post(`${photosPath}/done`);
    expect([done.status, done.headers['location']]).toEqual([303, '/trade-in/offer']);
    expect((await seller.who.get('/trade-in/offer')).body).toContain('Nearly there');
    // What is still on its way arrives all the same.
    expect(await seller.send({ body: await photoFile() })).toMatchObject({ status: 200 });
  });
});

describe('an address that was sent', () => {
  it('shows its photograph to whoever has it, on its own site, for a week', async () => {
    const seller = await world.seller();
    const { id } = await seller.send({ body: await photoFile() }, { place: 'back' });
    const { lookupId } = await world.sites.dealers.loader.kysely
      .selectFrom('tradeInImages')
      .select('lookupId')
      .where('id', '=', id ?? '')
      .executeTakeFirstOrThrow();
    const { store, codeKeys } = world.sites.composed.ports;
    const site = { id: twoSites.harbour.id };
    const now = world.sites.now();
    const links = await photoLinks({ store, codeKeys }, { scope: harbourSite, site }, lookupId, now);
    expect(links).toEqual([{ path: expect.stringMatching(/^\/photos\//) as string, title: 'Back corner' }]);
    const path = links[0]?.path ?? '';
    const anybody = (host: string = hosts.harbour) =>
      world.sellerAs(seller, testBrowser(world.sites.port, host)).getBytes(path);
    expect(await anybody()).toMatchObject({ status: 200, headers: { 'content-type': 'image/jpeg' } });
    expect((await anybody(hosts.ranges)).status).toBe(404);
    const made = world.sellerAs(seller, testBrowser(world.sites.port, hosts.harbour));
    expect((await made.getBytes(`${path.slice(0, -2)}AA`)).status).toBe(404);
    const day = 86_400_000;
    world.sites.pass(7 * day + 1_000);
    expect((await anybody()).status).toBe(404);
    world.sites.pass(-7 * day - 1_000);
  });
});

describe('SEC-2 somebody else', () => {
  /** Each is told the same, whatever they know. */
  const strangers: [string, (seller: Seller) => Promise<Seller>][] = [
    [
      'without a cookie',
      async (seller) => world.sellerAs(seller, testBrowser(world.sites.port, hosts.harbour)),
    ],
    [
      'with a made-up cookie',
      async (seller) => {
        const who = testBrowser(world.sites.port, hosts.harbour);
        for (const name of seller.who.cookies.keys()) who.cookies.set(name, 'A'.repeat(43));
        return world.sellerAs(seller, who);
      },
    ],
    [
      'with the same cookie on another site',
      async (seller) =>
        world.sellerAs(
          seller,
          testBrowser(world.sites.port, hosts.ranges, { cookies: new Map(seller.who.cookies) }),
        ),
    ],
    ['with a journey of their own', async (seller) => world.sellerAs(seller, (await world.seller()).who)],
  ];

  it.each(strangers)('%s neither sees nor changes anything', async (_, become) => {
    const seller = await world.seller();
    const { id } = await seller.send({ body: await photoFile() });
    const stranger = await become(seller);
    expect((await stranger.getBytes(pathOf(id))).status).toBe(404);
    expect(await stranger.send({ body: await photoFile() })).toMatchObject({ status: 404 });
    await stranger.who.post(`${pathOf(id)}/remove`);
    expect((await seller.getBytes(pathOf(id))).status).toBe(200);
  });

  it.each([
    ['a number of the vendor', { evalid: 'EV1000001' }],
    ['a journey that is not theirs', { evalid: '019b76da-a800-745f-88aa-6e8cf812b1c0' }],
    ['nothing', { evalid: '' }],
  ])('who says %s for the evaluation is told that there is none', async (_, fields) => {
    const seller = await world.seller();
    expect(await seller.send({ body: await photoFile() }, fields)).toMatchObject({ status: 404 });
  });

  it('finds nothing by ids and names that are paths', async () => {
    const seller = await world.seller();
    const { id } = await seller.send({ body: await photoFile(), name: '../../../etc/passwd' });
    expect((await keysOf()).get(id ?? '')).toMatchObject({ fileName: 'passwd' });
    for (const guess of ['..%2f..%2fetc', '1', `${id ?? ''}x`, '019b76da-a800-745f-88aa-6e8cf812b1c0'])
      expect((await seller.getBytes(`${photosPath}/${guess}`)).status).toBe(404);
    expect((await keysOf()).get(id ?? '')?.objectKey).toMatch(/^[\da-f-]{36}\/[\da-f-]{36}\/[\w-]{43}\.jpg$/);
    const key = (await keysOf()).get(id ?? '')?.objectKey ?? '';
    for (const path of [`/media/${key}`, `/media/private/${key}`, `/photos/${key}`])
      expect((await seller.getBytes(path)).status).toBe(404);
  });

  it('sends nothing from another page, and nothing before the car is known', async () => {
    const seller = await world.seller();
    const forged = await seller.who.post(uploadPath, 'x', {
      'content-type': 'multipart/form-data; boundary=x',
      'sec-fetch-site': 'cross-site',
    });
    expect(forged.status).toBe(403);
    const noForm = await seller.who.post(uploadPath, '{}', { 'content-type': 'application/json' });
    expect(noForm.status).toBe(400);
  });
});
