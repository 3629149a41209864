import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StaffId } from '../core/ids.ts';
import { checkOverrides } from './check-overrides.ts';
import type { SettingDefinition, SettingsGroup } from './define-setting.ts';
import { explainSetting } from './explain-setting.ts';
import { layerNames, type SettingsLayer } from './layers.ts';
import { listOverrides } from './read-override.ts';
import { settingsRegistry } from './registry.ts';
import { resolveSettings } from './resolve-settings.ts';
import { pathText } from './setting-problem.ts';
import { restoreVersion, withVersion } from './settings-version.ts';
import { anyLayers, anyOverrides, garbage, goodOverrides, sampleNames } from './test/arbitrary-layers.ts';
import { sampleRegistry } from './test/sample-registry.ts';

const resolve = (layers: readonly SettingsLayer[]) => resolveSettings(layers, sampleRegistry);

function definitionOf(segments: readonly string[]): SettingDefinition | undefined {
  const [group = '', key = ''] = segments;
  const groups = new Map(Object.entries(sampleRegistry));
  return new Map<string, SettingDefinition>(Object.entries(groups.get(group)?.settings ?? {})).get(key);
}

/** The rule again, as plainly as it can be said: does this override hold? */
function holds(segments: readonly string[], value: unknown): boolean {
  try {
    return definitionOf(segments)?.schema.safeParse(value).success ?? false;
  } catch {
    return false;
  }
}

const inOrder = (layers: readonly SettingsLayer[]) =>
  layerNames.flatMap((name) => layers.filter(({ layer }) => layer === name));

function valueOf(settings: unknown, name: string): unknown {
  return name.split('.').reduce((whole, part) => (whole as Record<string, unknown>)[part], settings);
}

function expectFrozenPlainData(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  expect(Object.isFrozen(value)).toBe(true);
  expect([Object.prototype, Array.prototype]).toContain(Object.getPrototypeOf(value));
  Object.values(value).forEach(expectFrozenPlainData);
}

describe('TEN-4.1 whatever the layers hold', () => {
  it('every setting has a value that its schema accepts, and none can be changed', () => {
    fc.assert(
      fc.property(anyLayers, (layers) => {
        const { settings } = resolve(layers);
        expect(Object.keys(settings)).toEqual(Object.keys(sampleRegistry));
        for (const [group, { settings: definitions }] of Object.entries(sampleRegistry)) {
          expect(Object.keys(valueOf(settings, group) as object)).toEqual(Object.keys(definitions));
        }
        for (const name of sampleNames) {
          expect(holds(name.split('.'), valueOf(settings, name))).toBe(true);
        }
        expectFrozenPlainData(settings);
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
    );
  });

  it('TEN-3.1 the highest layer whose override holds sets the value', () => {
    fc.assert(
      fc.property(anyLayers, fc.constantFrom(...sampleNames), (layers, name) => {
        const said = inOrder(layers)
          .flatMap(({ overrides }) => listOverrides(overrides))
          .filter(({ segments }) => segments.join('.') === name && segments.length === 2)
          .findLast(({ segments, value }) => holds(segments, value));
        const definition = definitionOf(name.split('.'));
        const expected = said ? definition?.schema.parse(said.value) : definition?.default;
        expect(valueOf(resolve(layers).settings, name)).toEqual(expected);
      }),
    );
  });

  it('each ignored override is named exactly once, with its layer', () => {
    fc.assert(
      fc.property(anyLayers, (layers) => {
        const ignored = inOrder(layers).flatMap(({ layer, overrides }) =>
          listOverrides(overrides)
            .filter(({ segments, value }) => !holds(segments, value))
            .map(({ segments }) => ({ layer, path: pathText(segments) })),
        );
        const { problems } = resolve(layers);
        expect(problems.map(({ layer }) => layer)).toEqual(ignored.map(({ layer }) => layer));
        problems.forEach(({ path, reason }, i) => {
          expect(path.startsWith(ignored[i]?.path ?? 'none')).toBe(true);
          expect(reason).toMatch(/^[A-Z].*\.$/);
        });
      }),
    );
  });

  it('the explanation agrees with the value', () => {
    fc.assert(
      fc.property(anyLayers, fc.constantFrom(...sampleNames), (layers, name) => {
        const explained = explainSetting(name, layers, sampleRegistry);
        const { settings, problems } = resolve(layers);
        expect(explained?.value).toEqual(valueOf(settings, name));
        expect(explained?.layers.find(({ says }) => says === 'value')?.layer).toBe(explained?.setBy);
        for (const { layer, says } of explained?.layers.slice(0, -1) ?? []) {
          const reported = problems.some((one) => one.layer === layer && isWithin(one.path, name));
          expect(reported).toBe(says === 'ignored');
        }
      }),
    );
  });
});

const isWithin = (path: string, name: string) =>
  path === name || path.startsWith(`${name}.`) || path.startsWith(`${name}[`);

const site = { layer: 'site', key: 'k' } as const;

describe('what passes the check', () => {
  it('TEN-4.1 holds when it is read again from the store', () => {
    fc.assert(
      fc.property(fc.oneof(goodOverrides, anyOverrides), (after) => {
        const checked = checkOverrides(
          { ref: site, editor: 'operator', before: undefined, after },
          sampleRegistry,
        );
        fc.pre(checked.ok);
        const stored = JSON.parse(JSON.stringify(checked.value)) as unknown;
        const { settings, problems } = resolve([{ ...site, number: 1, overrides: stored }]);
        expect(problems).toEqual([]);
        for (const { segments, value } of listOverrides(stored)) {
          expect(valueOf(settings, segments.join('.'))).toEqual(value);
        }
      }),
    );
  });

  it('changes for a dealer nothing that a dealer may not edit', () => {
    fc.assert(
      fc.property(fc.oneof(goodOverrides, anyOverrides), goodOverrides, (before, after) => {
        const checked = checkOverrides({ ref: site, editor: 'dealer', before, after }, sampleRegistry);
        fc.pre(checked.ok);
        const was = resolve([{ ...site, number: 1, overrides: before }]).settings;
        const is = resolve([{ ...site, number: 2, overrides: checked.value }]).settings;
        expect(is.header.phone).toEqual(was.header.phone);
        expect(is.feed.account).toEqual(was.feed.account);
        expect(is.feed.filter).toEqual(was.feed.filter);
      }),
    );
  });

  it('never throws, and refuses with a place and a reason', () => {
    fc.assert(
      fc.property(
        anyOverrides,
        anyOverrides,
        fc.constantFrom('dealer', 'operator'),
        (before, after, editor) => {
          const checked = checkOverrides({ ref: site, editor, before, after }, sampleRegistry);
          if (checked.ok) return;
          expect(checked.error.length).toBeGreaterThan(0);
          for (const { reason } of checked.error) expect(reason).toMatch(/^[A-Z].*\.$/);
        },
      ),
    );
  });
});

describe('a restored version', () => {
  const authorship = { who: 'staff' as StaffId, when: new Date(0), why: 'Undo' };

  it('gives the site the settings it had with the old one', () => {
    fc.assert(
      fc.property(anyLayers, anyOverrides, anyOverrides, (layers, oldOverrides, newOverrides) => {
        const old = { ...site, number: 1, overrides: oldOverrides, ...authorship };
        const newest = { ...site, number: 2, overrides: newOverrides, ...authorship };
        const restored = restoreVersion(old, newest, authorship);
        expect(restored.number).toBe(3);
        expect(resolve(withVersion(layers, restored))).toEqual(resolve(withVersion(layers, old)));
      }),
    );
  });
});

describe("the platform's own registry", () => {
  const all = Object.entries<SettingsGroup>(settingsRegistry).flatMap(([group, { settings }]) =>
    Object.entries(settings).map(([key, definition]) => ({ group, key, definition })),
  );

  it('TEN-4.1 gives every setting a value that its schema accepts, whatever is stored', () => {
    fc.assert(
      fc.property(fc.constantFrom(...all), garbage, ({ group, key, definition }, value) => {
        fc.pre(value !== undefined);
        const overrides = { [group]: { [key]: value } };
        const { settings, problems } = resolveSettings([{ ...site, number: 1, overrides }]);
        const now = valueOf(settings, `${group}.${key}`);
        expect(definition.schema.safeParse(now).data).toEqual(now);
        const expected = problems.length > 0 ? definition.default : definition.schema.parse(value);
        expect(now).toEqual(expected);
        expectFrozenPlainData(now);
      }),
    );
  });
});
