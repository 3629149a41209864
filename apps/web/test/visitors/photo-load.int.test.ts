import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { photoFile, photoWorld, type PhotoWorld } from './photo-world.ts';
import { hosts } from './test-sites.ts';

let world: PhotoWorld;
beforeAll(async () => {
  world = await photoWorld();
});
afterAll(() => world.stop());

/** Large as telephones make them: noise of so many pixels is a JPEG of nearly ten megabytes. */
async function largePhoto(): Promise<Buffer> {
  const [width, height] = [3_000, 2_000];
  const pixels = randomBytes(width * height * 3);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 88 })
    .toBuffer();
}

describe('photographs of two sites at the same time', () => {
  it('SEC-5 a flood at one leaves the other its turn', async () => {
    const [many, one] = [await world.seller(hosts.harbour), await world.seller(hosts.ranges)];
    const large = await largePhoto();
    expect(large.length).toBeLessThan(10 * 1024 * 1024);
    // Each differs at its end, behind the picture: none is the same file.
    const bodies = Array.from({ length: 20 }, (_, nth) => Buffer.concat([large, Buffer.from(`${nth}`)]));
    const flood = Promise.all(bodies.map((body) => many.send({ body })));
    await new Promise((resolve) => setTimeout(resolve, 300));
    const startedMs = performance.now();
    const other = await one.send({ body: await photoFile() });
    const otherMs = performance.now() - startedMs;
    const sent = await flood;

    const taken = sent.filter(({ status }) => status === 200);
    expect(other.status).toBe(200);
    // Ten are the most of a car; nothing but the limit, or that there was no room, kept the others out.
    expect(taken).toHaveLength(10);
    expect(sent.every(({ status }) => [200, 422, 503].includes(status))).toBe(true);
    expect(otherMs).toBeLessThan(15_000);
  });
});
