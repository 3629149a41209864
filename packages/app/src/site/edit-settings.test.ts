import type { AccountId, SiteId, StaffId } from '@forecourt/domain/core/ids';
import type { EditableBy } from '@forecourt/domain/settings/define-setting';
import { explainSetting } from '@forecourt/domain/settings/explain-setting';
import { beforeEach, describe, expect, it } from 'vitest';
import { grantSiteScope, grantStaffScope } from '../scope/grant-scope.ts';
import { listSettingsVersions } from './list-settings-versions.ts';
import { loadSettings } from './load-settings.ts';
import { previewSettings } from './preview-settings.ts';
import { restoreSettings, type SettingsToRestore } from './restore-settings.ts';
import { saveSettings, type SettingsToSave } from './save-settings.ts';
import type { SettingsEditorContext } from './settings-access.ts';
import { memorySettings } from './test/memory-settings-store.ts';

const ann = 'ann' as StaffId;
const north = {
  siteId: 'north' as SiteId,
  groupId: 'coastal' as AccountId,
  template: 'unheard of',
  manufacturers: ['mazda', 'kia'],
};
const south = { ...north, siteId: 'south' as SiteId };

const editing = (editor: EditableBy = 'operator', siteId = north.siteId): SettingsEditorContext => ({
  scope: grantStaffScope(ann),
  siteId,
  editor,
  now: new Date('2026-03-01T00:00:00Z'),
});
const days = (newTagDays: unknown) => ({ carCard: { newTagDays } });

let memory = memorySettings([north, south], ann);
beforeEach(() => {
  memory = memorySettings([north, south], ann);
});

const save = (input: Partial<SettingsToSave>, context = editing()) =>
  saveSettings(memory.ports, context, { layer: 'site', basedOn: 0, overrides: {}, why: 'Sale', ...input });

const previewVersion = (number: number) =>
  previewSettings(memory.ports, editing(), { layer: 'site', number });
const restore = (input: Partial<SettingsToRestore>, context = editing()) =>
  restoreSettings(memory.ports, context, { layer: 'site', number: 1, basedOn: 2, why: 'Undo', ...input });

/** A version that got into the store past every check. */
const stored = (number: number, overrides: unknown, layer: 'site' | 'group' = 'site') => ({
  layer,
  key: layer === 'site' ? north.siteId : north.groupId,
  number,
  overrides,
  who: ann,
  when: new Date(0),
  why: 'Import',
});

async function newTagDaysOf(siteId: SiteId): Promise<number | string> {
  const loaded = await loadSettings(memory.ports, { scope: grantSiteScope(siteId) });
  return loaded.ok ? loaded.value.settings.carCard.newTagDays : loaded.error;
}

describe('loading the settings of a site', () => {
  it('TEN-3.1 TEN-3.3 lays its own layer over its group, and explains it', async () => {
    await save({ layer: 'group', overrides: days(3) });
    await save({ overrides: days(5) });
    expect(await newTagDaysOf(north.siteId)).toBe(5);
    expect(await newTagDaysOf(south.siteId)).toBe(3);

    const loaded = await loadSettings(memory.ports, { scope: grantSiteScope(north.siteId) });
    const explained = loaded.ok && explainSetting('carCard.newTagDays', loaded.value.layers);
    expect(explained).toMatchObject({ value: 5, setBy: 'site' });
  });

  it('TEN-3.1 lays what ships with its template and its only brand under its own', async () => {
    const place = { ...north, template: 'supermarket', manufacturers: ['suzuki'] };
    memory = memorySettings([place], ann);
    const loaded = await loadSettings(memory.ports, { scope: grantSiteScope(north.siteId) });
    expect(loaded).toMatchObject({ ok: true, value: { settings: { finance: { showsFinance: false } } } });
    const layers = loaded.ok ? loaded.value.layers.map(({ layer, number }) => `${layer} ${number}`) : [];
    expect(layers).toEqual(['template 0', 'brand 0']);
  });

  it('TEN-4.1 renders a site whose stored settings have become invalid', async () => {
    memory.versions.push(stored(1, days('five')));
    const loaded = await loadSettings(memory.ports, { scope: grantSiteScope(north.siteId) });
    expect(loaded).toMatchObject({
      ok: true,
      value: { settings: days(8), problems: [{ layer: 'site', path: 'carCard.newTagDays' }] },
    });
  });

  it('knows no site that is not there', async () => {
    expect(await newTagDaysOf('nowhere' as SiteId)).toBe('site_not_found');
  });
});

describe('saving settings', () => {
  it('keeps who, when and why', async () => {
    expect(await save({ overrides: days(5), why: ' Autumn sale ' })).toEqual({
      ok: true,
      value: {
        layer: 'site',
        key: 'north',
        number: 1,
        overrides: days(5),
        who: ann,
        when: new Date('2026-03-01T00:00:00Z'),
        why: 'Autumn sale',
      },
    });
  });

  it('TEN-4.2 refuses an override with the path and the reason, and keeps nothing', async () => {
    expect(await save({ overrides: days(-1) })).toMatchObject({
      ok: false,
      error: {
        code: 'refused',
        problems: [{ path: 'carCard.newTagDays', reason: 'This must be at least 0.' }],
      },
    });
    expect(memory.versions).toEqual([]);
  });

  it.each([
    ['without a reason', { why: ' ' }, editing(), 'why_missing'],
    ['based on an old version', { basedOn: 3 }, editing(), 'stale'],
    ['in a brand where the site has two', { layer: 'brand' }, editing(), 'layer_not_under_site'],
    ['in the group as a dealer', { layer: 'group' }, editing('dealer'), 'refused'],
    ['of a site that is not there', {}, editing('operator', 'nowhere' as SiteId), 'site_not_found'],
  ] as const)('is refused %s', async (_, input, context, code) => {
    expect(await save(input, context)).toMatchObject({ ok: false, error: { code } });
    expect(memory.versions).toEqual([]);
  });

  it('is refused for a stranger', async () => {
    const stranger = { ...editing(), scope: grantStaffScope('eve' as StaffId) };
    expect(await save({}, stranger)).toEqual({ ok: false, error: { code: 'site_not_found' } });
  });

  it('is stale when somebody else saves between reading and writing', async () => {
    await save({ overrides: days(1) });
    memory.onAppend = () => memory.versions.push(stored(2, {}));
    expect(await save({ basedOn: 1, overrides: days(2) })).toEqual({ ok: false, error: { code: 'stale' } });
  });
});

describe('previewing settings', () => {
  it('shows a draft without keeping it', async () => {
    await save({ overrides: days(5) });
    const draft = { layer: 'site', overrides: days(6) } as const;
    expect(await previewSettings(memory.ports, editing(), draft)).toMatchObject({
      ok: true,
      value: {
        settings: days(6),
        changes: [{ path: 'carCard.newTagDays', kind: 'changed', before: 5, after: 6 }],
      },
    });
    expect(await newTagDaysOf(north.siteId)).toBe(5);
  });

  it('TEN-4.2 refuses a draft that could not be saved', async () => {
    const draft = { layer: 'site', overrides: days('six') } as const;
    expect(await previewSettings(memory.ports, editing(), draft)).toMatchObject({
      error: { code: 'refused' },
    });
  });

  it('shows an old version', async () => {
    await save({ overrides: days(1) });
    await save({ basedOn: 1, overrides: days(2) });
    expect(await previewVersion(1)).toMatchObject({ ok: true, value: { settings: days(1) } });
    expect(await previewVersion(9)).toEqual({ ok: false, error: { code: 'version_not_found' } });
  });
});

describe('restoring settings', () => {
  beforeEach(async () => {
    await save({ overrides: days(1) });
    await save({ basedOn: 1, overrides: days(2) });
  });

  it('adds a version that equals the old one and keeps the history', async () => {
    expect(await restore({})).toMatchObject({ ok: true, value: { number: 3 } });
    expect(await newTagDaysOf(north.siteId)).toBe(1);
    expect(await listSettingsVersions(memory.ports, editing(), { layer: 'site' })).toMatchObject({
      ok: true,
      value: [{ number: 3, why: 'Undo' }, { number: 2 }, { number: 1 }],
    });
    const older = await listSettingsVersions(memory.ports, editing(), { layer: 'site', before: 2 });
    expect(older).toMatchObject({ value: [{ number: 1 }] });
  });

  it.each([
    ['without a reason', { why: '' }, 'why_missing'],
    ['of a version that is not there', { number: 7 }, 'version_not_found'],
    ['when somebody else has saved', { basedOn: 1 }, 'stale'],
  ])('is refused %s', async (_, input, code) => {
    expect(await restore(input)).toEqual({ ok: false, error: { code } });
  });

  it('is refused where the editor may not change the layer', async () => {
    memory.versions.push(stored(1, days(3), 'group'), stored(2, {}, 'group'));
    expect(await restore({ layer: 'group' }, editing('dealer'))).toMatchObject({
      error: { code: 'refused' },
    });
    expect(await restore({ layer: 'group' }, editing('group'))).toMatchObject({ ok: true });
  });

  it('is refused where it would change what the editor may not', async () => {
    memory.versions.push(stored(3, { site: { timeZone: 'Australia/Perth' } }), stored(4, {}));
    expect(await restore({ number: 3, basedOn: 4 }, editing('dealer'))).toMatchObject({
      error: { code: 'refused', problems: [{ code: 'not_allowed', path: 'site.timeZone' }] },
    });
    expect(await restore({ number: 2, basedOn: 4 }, editing('dealer'))).toMatchObject({ ok: true });
  });

  it('TEN-4.1 takes an old version with what no longer holds of it, which stays ignored', async () => {
    memory.versions.push(stored(3, { gone: { key: 1 }, ...days(6) }), stored(4, {}));
    expect(await restore({ number: 3, basedOn: 4 })).toMatchObject({ ok: true });
    expect(await newTagDaysOf(north.siteId)).toBe(6);
  });
});
