import { hashedTokens } from '@forecourt/providers/accounts/hashed-tokens';
import { randomBytes, randomUUID } from 'node:crypto';
import { erasePersonalData } from '@forecourt/app/personal-data/erase-personal-data';
import type { PrivateKey } from '@forecourt/app/ports/media/private-files.port';
import { jobEnvelope } from '@forecourt/app/ports/platform/jobs.port';
import { grantSiteScope } from '@forecourt/app/scope/grant-scope';
import { removePhotoFiles, removePhotoFilesJob } from '@forecourt/app/trade-in/photos/remove-photo-files.job';
import { sweepPhotoFiles } from '@forecourt/app/trade-in/photos/sweep-photo-files';
import { readVehicleLookup, type VehicleLookup } from '@forecourt/domain/trade-in/read-vehicle-lookup';
import { s3PrivateFiles } from '@forecourt/providers/object-storage/s3-private-files';
import { upkeep } from '@forecourt/store/directory/upkeep';
import { storeRunner } from '@forecourt/store/stores';
import { testS3 } from '@forecourt/testkit/env';
import { twoSites } from '@forecourt/testkit/two-sites';
import { harbourSite, openTwoDealers, type TwoDealers } from '@forecourt/testkit-db/two-dealers';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const { harbour, ranges } = twoSites;
/** Of this run alone: the bucket is shared by all tests. */
const ownFolder = randomUUID();
const files = s3PrivateFiles(testS3);
const never = { aborted: false };
const later = (hours: number) => new Date(Date.now() + hours * 3_600_000);

let dealers: TwoDealers;
let loader: Client;
beforeAll(async () => {
  dealers = await openTwoDealers();
  loader = new Client({ connectionString: dealers.made.loaderUrl });
  await loader.connect();
});
afterAll(async () => {
  files.close();
  await loader.end();
  await dealers.close();
});

const keyOf = (siteId: string = harbour.id): PrivateKey => `${siteId}/${ownFolder}/${randomUUID()}.jpg`;
const putFile = async (key = keyOf()) => {
  await files.put(key, { bytes: Buffer.from('a photograph'), type: 'image/jpeg' });
  return key;
};
const isThere = async (key: string) => (await files.read(key)) !== null;

/** A car with a photograph, on a way to an offer that was begun so many days ago. */
async function plantPhoto({ days = 0 } = {}) {
  const key = await putFile();
  const lookup = readVehicleLookup([{ EvalID: 'EV1' }]) as VehicleLookup;
  const begun = new Date(Date.now() - days * 86_400_000);
  const lookupId = await dealers.run(harbourSite, async ({ offers }) => {
    const id = await offers.keepLookup({ rego: 'ABC123', state: 'vic' }, lookup, null, begun);
    const journey = await offers.beginJourney({
      secretHash: randomBytes(32),
      towardsCarId: null,
      now: begun,
      expiresAt: new Date(begun.getTime() + 30 * 86_400_000),
    });
    await offers.changeJourney(journey, { lookupId: id });
    const photo = { fileName: 'a.jpg', place: null, kind: 'image/jpeg', bytes: 12, objectKey: key } as const;
    await offers.addPhoto(id, { ...photo, contentHash: randomBytes(32) }, 10);
    return id;
  });
  await loader.query('update trade_in_images set created_at = $2 where lookup_id = $1', [lookupId, begun]);
  return { key, lookupId };
}

async function makeLead(lookupId: string, email: string): Promise<void> {
  const { rows } = await loader.query<{ id: string }>(
    `insert into leads (site_id, category, name, email) values ($1, 'Trade-in Enquiry', 'Nora', $2) returning id`,
    [harbour.id, email],
  );
  await loader.query('insert into lead_trade_ins (lead_id, site_id, lookup_id) values ($1, $2, $3)', [
    rows[0]?.id,
    harbour.id,
    lookupId,
  ]);
}

const sweep = (now: Date) =>
  sweepPhotoFiles(
    {
      store: storeRunner(dealers.app),
      scopeOf: grantSiteScope,
      files: {
        ...files,
        // Those of other tests are not ours to remove.
        list: async (after) => {
          if (after !== null) return [];
          const own = [];
          for (let at: string | null = null; ;) {
            const page = await files.list(at);
            own.push(...page.filter(({ key }) => key.includes(ownFolder)));
            at = page.at(-1)?.key ?? null;
            if (at === null) return own;
          }
        },
      },
    },
    now,
    never,
  );

describe('OPS-10.3 photographs of a person', () => {
  it('who is erased go with them, and nobody else’s', async () => {
    const [nora, otto] = [await plantPhoto(), await plantPhoto()];
    await makeLead(nora.lookupId, 'nora@visitor.example');
    await makeLead(otto.lookupId, 'otto@visitor.example');
    const person = { visitorId: null, phone: null, email: 'nora@visitor.example' };
    await erasePersonalData(
      { store: storeRunner(dealers.app), tokens: hashedTokens(['a key of these tests']) },
      harbourSite,
      {
        person,
        askedBy: 'operator',
      },
    );
    const queue = new Client({ connectionString: dealers.made.jobsUrl });
    await queue.connect();
    const { rows } = await queue.query<{ payload: unknown }>(
      `select payload from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = $1`,
      [removePhotoFilesJob.name],
    );
    await queue.end();
    const inputs = rows.map(({ payload }) =>
      removePhotoFilesJob.input.parse(jobEnvelope.parse(payload).input),
    );
    expect(inputs).toEqual([{ keys: [nora.key] }]);
    for (const input of inputs) await removePhotoFiles(files, harbourSite, input);
    expect([await isThere(nora.key), await isThere(otto.key)]).toEqual([false, true]);
  });

  it('are removed by no job of another site', async () => {
    const key = await putFile(keyOf(ranges.id));
    await removePhotoFiles(files, harbourSite, { keys: [key] });
    expect(await isThere(key)).toBe(true);
  });
});

describe('OPS-10.1 photographs that nobody comes back to', () => {
  it('go with their journey, unless it became a lead', async () => {
    const [left, sold, open] = [
      await plantPhoto({ days: 31 }),
      await plantPhoto({ days: 31 }),
      await plantPhoto({ days: 2 }),
    ];
    await makeLead(sold.lookupId, 'sold@visitor.example');
    expect(await upkeep(dealers.app).pruneExpired(100)).toMatchObject({ trade_in_images: 1 });
    await sweep(later(2));
    expect(await Promise.all([left, sold, open].map(({ key }) => isThere(key)))).toEqual([false, true, true]);
  });

  it('are removed where a process died between the file and its row, once nobody can still add one', async () => {
    const { key: used } = await plantPhoto();
    const [orphan, elsewhere] = [await putFile(), await putFile(keyOf(ranges.id))];
    expect(await sweep(new Date())).toMatchObject({ removed: 0, isWhole: true });
    expect(await sweep(later(2))).toMatchObject({ removed: expect.any(Number) as number });
    expect(await Promise.all([used, orphan, elsewhere].map(isThere))).toEqual([true, false, false]);
  });
});
