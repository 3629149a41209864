import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { twoSites } from '@forecourt/testkit/two-sites';
import { openTwoDealers, type TwoDealers } from '@forecourt/testkit-db/two-dealers';
import { runPersonalData } from '../server/personal-data/run-personal-data.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const { harbour, ranges } = twoSites;
const program = join(import.meta.dirname, '../server/personal-data.ts');
const phone = '+61412345678';
const email = 'Vera@visitor.example';

let dealers: TwoDealers;
let folder: string;
beforeAll(async () => {
  dealers = await openTwoDealers();
  folder = await mkdtemp(join(tmpdir(), 'personal-data-'));
  for (const { id: siteId } of [harbour, ranges]) {
    await dealers.loader.kysely.insertInto('visitors').values({ siteId, phone }).execute();
    const lead = { siteId, category: 'General Enquiry', name: 'Vera Nguyen', email, phone };
    await dealers.loader.kysely.insertInto('leads').values(lead).execute();
  }
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await dealers.close();
});

const platformDomain = 'forecourt.example';

/** As a person types it. */
async function run(...args: readonly string[]) {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  const status = await runPersonalData(
    args,
    { databaseUrl: dealers.made.webUrl, platformDomain, codeSecrets: ['a key of these tests'] },
    say,
  );
  return { status, out: lines.join('\n') };
}
/** The same as a program. */
const start = (...args: readonly string[]) =>
  new Promise<{ readonly status: unknown; readonly out: string; readonly err: string }>((resolve) => {
    const env = {
      DATABASE_URL: dealers.made.webUrl,
      FORECOURT_DEVELOPMENT: 'true',
      PLATFORM_DOMAIN: platformDomain,
    };
    execFile(process.execPath, [program, ...args], { env }, (error, out, err) =>
      resolve({ status: error?.code ?? 0, out, err }),
    );
  });
const records = () =>
  dealers.loader.kysely
    .selectFrom('personalDataRecords')
    .select(['siteId', 'kind', 'askedBy'])
    .orderBy('id')
    .execute();
const namesLeft = async () =>
  (await dealers.loader.kysely.selectFrom('leads').select(['siteId', 'name']).execute()).toSorted(
    (one, other) => (one.siteId < other.siteId ? -1 : 1),
  );

describe('OPS-10.2 pnpm personal-data', () => {
  const atHarbour = ['--site', harbour.slug] as const;

  it('finds a person by phone or email, and tells how much there is, not what', async () => {
    const found = await start('find', '0412', '345', '678', ...atHarbour);
    expect(found).toMatchObject({
      status: 0,
      out: expect.stringMatching(/visitors 1\n {2}leads 1\n$/) as string,
    });
    expect(found.out).not.toMatch(/Vera|412/);
    expect((await run('find', email.toLowerCase(), ...atHarbour)).out).toContain('leads 1');
    expect((await run('find', '0412 345 679', ...atHarbour)).out).toContain('nothing');
    await expect(run('find', email, '--site', 'nowhere')).rejects.toThrow('There is no site nowhere.');
    expect(await records()).toEqual([]);
  });

  it('exports them into a file of its reader’s alone, never over another, and records it', async () => {
    const file = join(folder, 'vera.json');
    expect(await run('export', email, ...atHarbour, '--file', file)).toMatchObject({ status: 0, out: '' });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
      data: { leads: [{ name: 'Vera Nguyen', phone }] },
    });
    await expect(run('export', email, ...atHarbour, '--file', file)).rejects.toThrow('EEXIST');
    expect((await records())[0]).toEqual({ siteId: harbour.id, kind: 'exported', askedBy: 'operator' });
  });

  it('OPS-10.3 erases them from one site once it is told to be sure, and records it', async () => {
    const before = await namesLeft();
    const unsure = await run('erase', phone, ...atHarbour);
    expect([unsure.status, unsure.out]).toEqual([1, expect.stringContaining('Nothing was erased')]);
    expect(await namesLeft()).toEqual(before);

    const done = await run('erase', phone, ...atHarbour, '--yes');
    expect([done.status, done.out]).toEqual([0, expect.stringMatching(/leads 1[\s\S]*visitors 1/)]);
    expect(await namesLeft()).toEqual(
      before.map(({ siteId, name }) => ({ siteId, name: siteId === harbour.id ? null : name })),
    );
    expect((await records()).at(-1)).toEqual({ siteId: harbour.id, kind: 'erased', askedBy: 'operator' });
    expect((await run('find', phone, ...atHarbour)).out).toContain('nothing');
  });
});
