import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { setting, settingsGroup } from './define-setting.ts';
import type { LayerName, SettingsLayer } from './layers.ts';
import { resolveSettings } from './resolve-settings.ts';
import { sampleRegistry } from './test/sample-registry.ts';

const says = (layer: LayerName, overrides: unknown, number = 1): SettingsLayer => ({
  layer,
  key: layer,
  number,
  overrides,
});
const resolve = (...layers: SettingsLayer[]) => resolveSettings(layers, sampleRegistry);

describe('TEN-3.1 the settings of a site', () => {
  it('are the defaults where no layer says anything', () => {
    expect(resolve()).toEqual({
      settings: {
        card: { newTagDays: 8, tone: 'green' },
        header: { links: [{ text: 'Home', href: '/' }], phone: null },
        feed: { account: 'none', limits: { cars: 5 }, source: 'none', filter: {} },
      },
      problems: [],
    });
  });

  it.each([
    ['site', ['platform', 'template', 'brand', 'group', 'site']],
    ['group', ['group', 'brand', 'template', 'platform']],
    ['brand', ['template', 'brand', 'platform']],
    ['template', ['template', 'platform']],
    ['platform', ['platform']],
  ] as const)('the %s wins of %s', (winner, layers) => {
    const { settings } = resolve(...layers.map((name) => says(name, { feed: { account: name } })));
    expect(settings.feed.account).toBe(winner);
  });

  it('a version of a template lies over what ships with it', () => {
    const shipped = says('template', { card: { newTagDays: 1, tone: 'red' } }, 0);
    const { settings } = resolve(says('template', { card: { newTagDays: 2 } }, 7), shipped);
    expect(settings.card).toEqual({ newTagDays: 2, tone: 'red' });
  });

  it('a value is replaced whole, not merged', () => {
    const { settings } = resolve(
      says('group', { feed: { limits: { cars: 1, photos: 2 } } }),
      says('site', { feed: { limits: { vans: 3 } } }),
    );
    expect(settings.feed.limits).toEqual({ vans: 3 });
  });

  it('groups that no layer touches are shared between sites', () => {
    const one = resolve(says('site', { card: { tone: 'red' } })).settings;
    const other = resolve(says('site', { card: { newTagDays: 1 } })).settings;
    expect(one.header).toBe(other.header);
  });

  it('what a caller passes in is neither kept nor frozen', () => {
    const mine = { feed: { limits: { cars: 1 } } };
    const { settings } = resolve(says('site', mine));
    mine.feed.limits.cars = 99;
    expect(settings.feed.limits).toEqual({ cars: 1 });
  });
});

describe('TEN-4.1 a stored override that no longer holds', () => {
  it.each([
    ['unknown', 'card.ribbonDays', 'There is no setting of this name.', { card: { ribbonDays: 3 } }],
    ['unknown', 'badge.size', 'There is no group of settings of this name.', { badge: { size: 3 } }],
    ['invalid', 'card', 'This must be a group of settings.', { card: [] }],
    ['invalid', '', 'A layer must be groups of settings.', 'card'],
    ['invalid', 'card.newTagDays', 'This must be a number.', { card: { newTagDays: '8' } }],
    [
      'invalid',
      'header.links[1].href',
      "This must be text that begins with '/'.",
      {
        header: {
          links: [
            { text: 'A', href: '/' },
            { text: 'B', href: 'javascript:x' },
          ],
        },
      },
    ],
    [
      'invalid',
      'feed.source.every',
      'This must be at least 1.',
      { feed: { source: { url: 'https://a.example', every: 0 } } },
    ],
    ['unknown', '["a.b"]["c d"]', 'There is no group of settings of this name.', { 'a.b': { 'c d': 1 } }],
    [
      'unknown',
      '__proto__.polluted',
      'There is no group of settings of this name.',
      JSON.parse('{"__proto__":{"polluted":1}}'),
    ],
    [
      'unknown',
      'card.constructor',
      'There is no setting of this name.',
      JSON.parse('{"card":{"constructor":1}}'),
    ],
  ])('is ignored and reported: %s %s', (code, path, reason, overrides) => {
    const { settings, problems } = resolve(says('group', { card: { tone: 'red' } }), says('site', overrides));
    expect(problems).toEqual([{ layer: 'site', key: 'site', code, path, reason }]);
    expect(settings).toEqual(resolve(says('group', { card: { tone: 'red' } })).settings);
  });

  it.each([
    ['feed.source', 'This value is not allowed here.', 7],
    ['feed.source.url', 'This must be a complete web address.', { url: 'x', every: 'y' }],
    ['feed.source.every', 'This is missing.', { url: 'https://a.example' }],
    [
      'feed.source',
      'This has parts that do not belong here: at.',
      { url: 'https://a.example', every: 1, at: 2 },
    ],
  ])('of several forms is measured against the nearest: %s %s', (path, reason, source) => {
    expect(resolve(says('site', { feed: { source } })).problems).toMatchObject([{ path, reason }]);
  });

  it('lets the layer below it show', () => {
    const { settings } = resolve(
      says('group', { card: { newTagDays: 5 } }),
      says('site', { card: { newTagDays: -1 } }),
    );
    expect(settings.card.newTagDays).toBe(5);
  });

  it('does not take the site down when a rule of its schema throws', () => {
    const fragile = setting({
      ...sampleRegistry.feed.settings.account,
      schema: z.string().refine((text) => JSON.parse(text) !== null),
      default: '1',
    });
    const registry = { feed: settingsGroup('Feed', { fragile }) };
    const { settings, problems } = resolveSettings([says('site', { feed: { fragile: '{' } })], registry);
    expect(settings.feed.fragile).toBe('1');
    expect(problems).toMatchObject([{ path: 'feed.fragile', reason: 'This value cannot be read.' }]);
  });
});
