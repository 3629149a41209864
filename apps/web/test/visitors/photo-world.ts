import { randomInt } from 'node:crypto';
import { twoSites } from '@forecourt/testkit/two-sites';
import sharp from 'sharp';
import { getBytes, postFiles, type SentPart } from './photo-sender.ts';
import { testBrowser, type TestBrowser } from './test-browser.ts';
import { hosts } from './test-sites.ts';
import { sitesWithWorker, type SitesWithWorker } from './with-worker.ts';
import { costlyProofOf } from './worked-out-proof.ts';

export const photosPath = '/trade-in/offer/photos';
export const uploadPath = '/api/eval-expert/image-upload';

/** A browser whose journey has come to the photographs. */
export interface Seller {
  readonly who: TestBrowser;
  readonly rego: string;
  readonly evalId: string;
  /** Sends one photograph by script. */
  readonly send: (file: Partial<SentPart>, fields?: Readonly<Record<string, string>>) => Promise<SentResult>;
  readonly post: (path: string, parts: readonly SentPart[]) => ReturnType<typeof postFiles>;
  readonly getBytes: (path: string) => ReturnType<typeof getBytes>;
}

export interface SentResult {
  readonly status: number;
  readonly id: string | undefined;
  readonly text: string;
}

export interface PhotoWorld extends SitesWithWorker {
  readonly seller: (host?: string) => Promise<Seller>;
  readonly sellerAs: (seller: Seller, who: TestBrowser) => Seller;
}

/** The two sites with a worker and the vendor, both of which ask for photographs. */
export async function photoWorld(): Promise<PhotoWorld> {
  const world = await sitesWithWorker();
  const { loader } = world.sites.dealers;
  for (const [account, staffId] of [
    [twoSites.harbour.accountId, twoSites.harbourStaff],
    [twoSites.ranges.accountId, twoSites.rangesStaff],
  ] as const) {
    await loader.kysely
      .insertInto('settingsVersions')
      .values({
        layer: 'group',
        layerKey: account,
        number: 1,
        overrides: JSON.stringify({ tradeIn: { asksForImages: true } }),
        staffId,
        why: 'Photographs are asked for',
      } as never)
      .execute();
  }
  const { port } = world.sites;

  function of(who: TestBrowser, rego: string, evalId: string): Seller {
    const post: Seller['post'] = (path, parts) => postFiles({ port, who }, path, parts);
    return {
      who,
      rego,
      evalId,
      post,
      getBytes: (path) => getBytes({ port, who }, path),
      async send(file, fields = {}) {
        const named = Object.entries({ evalid: evalId, ...fields });
        const { status, body } = await post(uploadPath, [
          ...named.map(([field, value]) => ({ field, body: value })),
          { field: 'file', name: 'front.jpg', body: '', ...file },
        ]);
        const said = JSON.parse(body) as { id?: string; errors?: { message: string }[] };
        return { status, id: said.id, text: said.errors?.[0]?.message ?? body };
      },
    };
  }

  return {
    ...world,
    async seller(host = hosts.harbour) {
      const who = testBrowser(port, host);
      const rego = `PH${randomInt(10_000, 99_999)}`;
      const fields = { rego, state: 'vic', ...costlyProofOf(who.host) };
      const json = { 'content-type': 'application/json', accept: 'application/json' };
      const found = await who.post('/api/eval-expert/enter-vin', JSON.stringify(fields), json);
      const [item] = JSON.parse(found.body) as { EvalID?: string }[];
      return of(who, rego, item?.EvalID ?? '');
    },
    sellerAs: ({ rego, evalId }, who) => of(who, rego, evalId),
  };
}

let shade = 0;
/** A photograph unlike every other, with the place where it was taken in it. */
export function photoFile(width = 640, height = 480): Promise<Buffer> {
  shade = (shade + 1) % 250;
  return sharp({ create: { width, height, channels: 3, background: { r: shade, g: randomInt(255), b: 90 } } })
    .jpeg()
    .withExif({
      IFD0: { Model: 'SECRETCAMERA' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '37/1 48/1 49/1' },
    })
    .toBuffer();
}
