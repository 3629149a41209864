import { describe, expect, it } from 'vitest';
import type { AccountId, SiteId, StaffId } from '../core/ids.ts';
import { layersOf, layersUnder, type SettingsLayer } from './layers.ts';
import {
  changesBetween,
  nextVersion,
  readWhy,
  restoreVersion,
  type SettingsVersion,
  withVersion,
} from './settings-version.ts';

const ref = { layer: 'site', key: 's1' } as const;
const ann = { who: 'ann' as StaffId, when: new Date('2026-03-01T00:00:00Z'), why: 'Autumn' };
const ben = { who: 'ben' as StaffId, when: new Date('2026-04-01T00:00:00Z'), why: 'Undo autumn' };

const version = (number: number, overrides: unknown): SettingsVersion => ({
  ...ref,
  number,
  overrides,
  ...ann,
});

describe('versions of a layer', () => {
  it('are numbered from one', () => {
    expect(nextVersion(ref, null, {}, ann)).toEqual({ ...ref, number: 1, overrides: {}, ...ann });
    expect(nextVersion(ref, version(6, {}), {}, ann).number).toBe(7);
  });

  it('are restored as a new one, by whoever restores', () => {
    const restored = restoreVersion(version(2, { card: { gone: 1 } }), version(5, {}), ben);
    expect(restored).toEqual({ ...ref, number: 6, overrides: { card: { gone: 1 } }, ...ben });
  });

  it.each([
    ['Autumn sale', { ok: true, value: 'Autumn sale' }],
    ['Autumn\0 sale', { ok: true, value: 'Autumn sale' }],
    ['  \n', { ok: false, error: 'why_missing' }],
    ['x'.repeat(501), { ok: false, error: 'why_too_long' }],
  ])('need a reason: %j', (why, expected) => {
    expect(readWhy(why)).toEqual(expected);
  });

  it('are previewed in place of the present one, over what ships with a template', () => {
    const template = { layer: 'template', key: 't' } as const;
    const shipped: SettingsLayer = { ...template, number: 0, overrides: {} };
    const present: SettingsLayer = { ...template, number: 3, overrides: {} };
    const old: SettingsLayer = { ...template, number: 1, overrides: { card: {} } };
    const site = version(1, {});
    expect(withVersion([shipped, present, site], old)).toEqual([shipped, site, old]);
    expect(withVersion([shipped], site)).toEqual([shipped, site]);
  });

  it('differ by what was added, removed and changed', () => {
    const before = { card: { tone: 'red', newTagDays: 3 }, header: { links: [{ text: 'A', href: '/' }] } };
    const after = { card: { newTagDays: 4 }, header: { links: [{ href: '/', text: 'A' }], phone: null } };
    expect(changesBetween(before, after)).toEqual([
      { path: 'card.tone', kind: 'removed', before: 'red' },
      { path: 'card.newTagDays', kind: 'changed', before: 3, after: 4 },
      { path: 'header.phone', kind: 'added', after: null },
    ]);
    expect(changesBetween({ header: { links: [1, 2] } }, { header: { links: [1] } })).toHaveLength(1);
    expect(changesBetween('garbage', undefined)).toEqual([{ path: '', kind: 'removed', before: 'garbage' }]);
  });
});

describe('TEN-3.1 the layers under a site', () => {
  const place = {
    siteId: 's1' as SiteId,
    groupId: 'a1' as AccountId,
    template: 'compact',
    manufacturers: ['mazda'],
  };
  const names = (manufacturers: readonly string[]) =>
    layersOf({ ...place, manufacturers }).map(({ layer, key }) => `${layer}:${key}`);

  it('include the brand only where the site has one manufacturer', () => {
    expect(names(['mazda'])).toEqual(['platform:', 'template:compact', 'brand:mazda', 'group:a1', 'site:s1']);
    expect(names([])).toEqual(['platform:', 'template:compact', 'group:a1', 'site:s1']);
    expect(names(['mazda', 'kia'])).toEqual(['platform:', 'template:compact', 'group:a1', 'site:s1']);
  });

  it('are the versions of its own layers, over what ships with its template and brand', () => {
    const own = version(1, {});
    const others = { ...own, key: 's2' };
    const shipped = { template: { compact: { card: {} }, wide: {} }, brand: { mazda: { feed: {} } } };
    const ofTemplate = { layer: 'template', key: 'compact', number: 0, overrides: { card: {} } };
    const ofBrand = { layer: 'brand', key: 'mazda', number: 0, overrides: { feed: {} } };
    expect(layersUnder(place, [own, others], shipped)).toEqual([ofTemplate, ofBrand, own]);
    expect(layersUnder({ ...place, manufacturers: [] }, [own], shipped)).toEqual([ofTemplate, own]);
    expect(layersUnder({ ...place, template: '__proto__' }, [own], { template: {} })).toEqual([own]);
  });
});
