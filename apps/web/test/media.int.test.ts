import { randomUUID } from 'node:crypto';
import { s3MediaStore } from '@forecourt/providers/media/s3-media-store';
import { twoSites } from '@forecourt/testkit/two-sites';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testS3 } from '@forecourt/testkit/env';
import { openTwoDealers, type TwoDealers } from '@forecourt/testkit-db/two-dealers';
import { compose, type Composed } from '../server/compose.ts';
import { readEnv } from '../server/env.ts';
import { mediaAddresses } from '../server/media/media-addresses.ts';
import { startServer, type RunningServer } from '../server/start-server.ts';
import { systemClock } from '@forecourt/server/clock/system-clock';
import { plainRenderer } from './plain-renderer.ts';
import { get } from './test-server.ts';

const media = s3MediaStore(testS3);
const addresses = mediaAddresses(['development-media-key']);
let dealers: TwoDealers;
let composed: Composed;
let server: RunningServer;

beforeAll(async () => {
  dealers = await openTwoDealers();
  const env = readEnv({
    FORECOURT_DEVELOPMENT: 'true',
    DATABASE_URL: dealers.made.webUrl,
    OPENSEARCH_NODES: 'http://127.0.0.1:1',
    PLATFORM_DOMAIN: 'forecourt.example',
    S3_ENDPOINT: testS3.endpoint,
    WEB_PORT: '0',
    WEB_WARM_UP_SEARCHES: '0',
  });
  const log = pino({ level: 'silent' });
  composed = compose(env, log);
  server = await startServer({
    ports: composed.ports,
    clock: systemClock,
    renderer: plainRenderer,
    log,
    env,
  });
});
afterAll(async () => {
  await server.stop();
  await composed.close();
  media.close();
  await dealers.close();
});

const host = `${twoSites.harbour.slug}.forecourt.example`;
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

it('API-3 serves a picture of the storage to a visitor, and has its smallest form made later', async () => {
  const key = `tests/${randomUUID()}.png`;
  await media.put(key, { bytes: pixel, type: 'image/png' });
  const address = addresses.addressOf(`/media/${key}`, 768, 75);
  const got = await get(server.port, address, { host, accept: 'image/avif,image/webp' });
  expect(got).toMatchObject({ status: 200, headers: { 'content-type': 'image/webp', vary: 'Accept' } });
  const cached = await media.find(`variants/${key}/768-75.webp`);
  expect(cached?.type).toBe('image/webp');
});

it('serves a mark as it is, and nothing of what it may hold runs', async () => {
  const key = `tests/${randomUUID()}.svg`;
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  await media.put(key, { bytes: Buffer.from(svg), type: 'image/svg+xml' });
  const got = await get(server.port, `/media/${key}`, { host });
  expect(got.body).toBe(svg);
  expect(got.headers['content-security-policy']).toContain('sandbox');
});
