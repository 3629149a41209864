import type { FoundOnSite } from '@forecourt/app/ports/law/finding-store.port';
import {
  harbourSite,
  harbourStaff,
  openTwoDealers,
  rangesSite,
  type TwoDealers,
} from '@forecourt/testkit-db/two-dealers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let dealers: TwoDealers;
beforeAll(async () => {
  dealers = await openTwoDealers();
});
afterAll(() => dealers.close());

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const found = (what: string, about: Partial<FoundOnSite> = {}): FoundOnSite => ({
  cause: 'promotion_permit',
  severity: 'breach',
  what,
  where: { page: 'promotion', part: 'game', id: null },
  source: 'https://law.example',
  mendedBy: 'group',
  mend: 'Enter it.',
  dealershipId: null,
  ...about,
});
const keep = (check: string, all: readonly FoundOnSite[], day: number, scope = harbourSite) =>
  dealers.run(scope, ({ findings }) => findings.keep(check, all, at(day)));
const open = (scope: typeof harbourSite | typeof harbourStaff = harbourSite) =>
  dealers.run(scope, ({ findings }) => findings.listOpen(100));

describe('LAW-1.2 findings', () => {
  it('say what, where, by which rule, since when and who can mend it, the gravest first', async () => {
    const risk = found('A rate is unclear.', { cause: 'comparison_rate', severity: 'risk' });
    expect(await keep('rates', [risk, found('No permit of SA.')], 1)).toEqual({ opened: 2, mended: 0 });
    const listed = await open(harbourStaff);
    expect(listed).toMatchObject([
      { ...found('No permit of SA.'), since: at(1), foundBy: 'rates' },
      { what: 'A rate is unclear.', severity: 'risk' },
    ]);
    await keep('rates', [], 2);
  });

  it('are one row for as long as they hold, mended when they do not, and begin anew when they come back', async () => {
    expect(await keep('law', [found('No terms.'), found('No terms.')], 3)).toEqual({ opened: 1, mended: 0 });
    expect(await keep('law', [found('No terms.', { mend: 'Write them.' })], 4)).toEqual({
      opened: 0,
      mended: 0,
    });
    expect(await open()).toMatchObject([{ what: 'No terms.', since: at(3), mend: 'Write them.' }]);
    expect(await keep('law', [], 5)).toEqual({ opened: 0, mended: 1 });
    expect(await open()).toEqual([]);
    expect(await keep('law', [found('No terms.')], 6)).toEqual({ opened: 1, mended: 0 });
    expect(await open()).toMatchObject([{ since: at(6) }]);
    const rows = await dealers.loader.kysely
      .selectFrom('findings')
      .select(['since', 'mendedAt'])
      .where('what', '=', 'No terms.')
      .orderBy('since')
      .execute();
    expect(rows).toEqual([
      { since: at(3), mendedAt: at(5) },
      { since: at(6), mendedAt: null },
    ]);
  });

  it('are mended by the check that found them alone, and on its own site', async () => {
    await keep('law', [found('No states.')], 7);
    await keep('feeds', [], 8);
    await keep('law', [], 8, rangesSite);
    expect(await open()).toMatchObject([{ what: 'No states.' }]);
    expect(await open(rangesSite)).toEqual([]);
  });

  it('found by two runs at once are one', async () => {
    await Promise.all([1, 2, 3, 4].map(() => keep('twice', [found('No worth.')], 9)));
    expect((await open()).filter(({ what }) => what === 'No worth.')).toHaveLength(1);
  });
});
