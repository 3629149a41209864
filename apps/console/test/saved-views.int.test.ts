import { noFilters } from '@forecourt/app/leads/inbox/list-filters';
import type { SavedViewsView } from '@forecourt/app/leads/inbox/saved-views.view';
import { twoSites } from '@forecourt/testkit/two-sites';
import { openTwoDealers, type TwoDealers } from '@forecourt/testkit-db/two-dealers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMember } from './add-member.ts';
import { startTestConsole, type TestConsole } from './test-console.ts';

const { harbourToyota: harbour, rangesKia: ranges } = twoSites;

let dealers: TwoDealers;
let console: TestConsole;

beforeAll(async () => {
  dealers = await openTwoDealers();
  console = await startTestConsole(dealers.made.consoleUrl);
});
afterAll(async () => {
  await console.close();
  await dealers.close();
});

/** Somebody who answers leads, signed in. */
async function member(at = harbour, role: 'sales' | 'group_manager' = 'sales') {
  const { id, cookie } = await addMember(dealers, { role, at });
  return {
    id,
    cookie,
    read: async () => (await console.call('/api/inbox/views', { cookie })).json as unknown as SavedViewsView,
    change: (version: number, views: readonly object[]) =>
      console.call('/api/inbox/views', { cookie, body: { version, views } }),
  };
}

const plain = { tab: 'open', at: '', ...noFilters } as const;
const drives = { name: 'Drives', filters: { ...plain, kind: 'test_drive' } } as const;
const parts = { name: 'Parts', filters: { ...plain, kind: 'parts', who: 'nobody' } } as const;

describe('CON-2.1 saved views of the inbox', () => {
  it('are kept in their order, of one person alone', async () => {
    const [mia, jo, other] = [await member(), await member(), await member(ranges, 'group_manager')];
    expect(await mia.read()).toEqual({ version: 0, views: [] });
    expect((await mia.change(0, [drives])).json).toEqual({ version: 1, views: [drives] });
    expect((await mia.change(1, [parts, drives])).status).toBe(200);
    expect(await mia.read()).toEqual({ version: 2, views: [parts, drives] });
    for (const one of [jo, other]) expect(await one.read()).toEqual({ version: 0, views: [] });
  });

  it('are not lost where two devices change them at once', async () => {
    const mia = await member();
    const both = await Promise.all([mia.change(0, [drives]), mia.change(0, [parts])]);
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    expect((await mia.read()).version).toBe(1);
    expect((await mia.change(7, [])).status).toBe(409);
    expect((await mia.read()).views).toHaveLength(1);
  });

  it('are nine at most, have names, and hold filters alone', async () => {
    const mia = await member();
    const nine = Array.from({ length: 9 }, (_, n) => ({ ...drives, name: `View ${n}` }));
    expect((await mia.change(0, [...nine, parts])).status).toBe(400);
    expect((await mia.change(0, [{ ...drives, name: ' ' }])).status).toBe(400);
    expect((await mia.change(0, [{ ...drives, name: 'x'.repeat(41) }])).status).toBe(400);
    expect((await mia.change(0, [{ name: 'Odd', filters: { ...plain, kind: 'submarine' } }])).status).toBe(
      400,
    );
    // What was looked for may name a buyer: it is dropped.
    const found = { name: ' Found ', filters: { ...drives.filters, q: 'grace okafor' } };
    expect((await mia.change(0, [...nine.slice(1), found])).json).toEqual({
      version: 1,
      views: [...nine.slice(1), { ...drives, name: 'Found' }],
    });
    const { views } = await dealers.loader.kysely
      .selectFrom('staffViews')
      .select('views')
      .where('staffId', '=', mia.id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(views)).not.toContain('grace');
  });

  it('are read where a filter of theirs is none any more, and where a yard or a person is out of reach', async () => {
    const [mia, other] = [await member(), await member(ranges)];
    const lost = { name: 'Lost', filters: { ...plain, at: ranges.id, who: other.id } };
    expect((await mia.change(0, [lost])).status).toBe(200);
    const { json } = await console.call(`/api/leads?at=${ranges.id}&who=${other.id}`, { cookie: mia.cookie });
    expect(json).toMatchObject({ groups: [], next: null });
    await dealers.loader.kysely
      .updateTable('staffViews')
      .set({ views: JSON.stringify([{ name: 'Old', filters: { ...drives.filters, stage: 'thinking' } }]) })
      .where('staffId', '=', mia.id)
      .execute();
    expect((await mia.read()).views).toEqual([{ ...drives, name: 'Old' }]);
  });

  it('STAFF-3 are changed in the audit', async () => {
    const mia = await member();
    await mia.change(0, [drives]);
    await mia.change(1, [drives, parts]);
    const rows = await dealers.loader.kysely
      .selectFrom('audit')
      .select(['action', 'staffId'])
      .where('subjectId', '=', mia.id)
      .execute();
    expect(rows).toEqual([
      { action: 'change_views', staffId: mia.id },
      { action: 'change_views', staffId: mia.id },
    ]);
  });
});
