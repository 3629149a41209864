import { randomUUID } from 'node:crypto';
import { makePictureJob } from '@forecourt/app/media/make-picture.job';
import { variantKey } from '@forecourt/app/media/picture-variant';
import { s3MediaStore } from '@forecourt/providers/media/s3-media-store';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testS3 } from '@forecourt/testkit/env';
import { harbourSite, openTwoDealers, type TwoDealers } from '@forecourt/testkit-db/two-dealers';
import { startWorkerProcess, until, type WorkerProcess } from './worker-process.ts';

const media = s3MediaStore(testS3);
let dealers: TwoDealers;
let worker: WorkerProcess;
beforeAll(async () => {
  dealers = await openTwoDealers();
  worker = await startWorkerProcess({
    DATABASE_WORKER_URL: dealers.made.workerUrl,
    DATABASE_JOBS_URL: dealers.made.jobsUrl,
    DATABASE_INDEXER_URL: dealers.made.indexerUrl,
    OPENSEARCH_NODES: 'http://127.0.0.1:1',
    S3_ENDPOINT: testS3.endpoint,
  });
});
afterAll(async () => {
  worker.kill('SIGTERM');
  await worker.ended;
  media.close();
  await dealers.close();
});

/** One pixel: the smallest picture that there is. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const done = () => worker.lines.filter(({ job, event }) => job === 'make-picture' && event === 'job_done');

it('API-3 makes the AVIF of a picture that a site asked for, and is done with one that is broken', async () => {
  const [whole, broken] = [`tests/${randomUUID()}.png`, `tests/${randomUUID()}.png`];
  await media.put(whole, { bytes: pixel, type: 'image/png' });
  await media.put(broken, { bytes: Buffer.from('no picture'), type: 'image/png' });
  await dealers.run(harbourSite, async ({ jobs }) => {
    for (const key of [whole, broken]) await jobs.enqueue(makePictureJob, { key, quality: 75 }, { key });
  });
  const wanted = variantKey(whole, { width: 768, quality: 75, format: 'avif' });
  const made = await until(async () => (await media.find(wanted)) ?? undefined, 20_000);
  expect(made.type).toBe('image/avif');
  await until(() => (done().length === 2 ? true : undefined), 20_000);
});
