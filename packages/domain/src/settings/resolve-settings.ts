import type { SettingsOf, SettingsRegistry } from './define-setting.ts';
import { frozenCopy } from './frozen-copy.ts';
import { layerNames, type SettingsLayer } from './layers.ts';
import { listOverrides, readOverride } from './read-override.ts';
import { settingsRegistry } from './registry.ts';
import type { SettingProblem } from './setting-problem.ts';

export interface ResolvedSettings<Registry extends SettingsRegistry = typeof settingsRegistry> {
  /** Frozen all the way down. */
  readonly settings: SettingsOf<Registry>;
  /** One for each stored override that no longer holds and was ignored. */
  readonly problems: readonly SettingProblem[];
}

/**
 * The settings of a site from the layers under it, given in any order. A value is replaced whole; an
 * override that does not hold is ignored and reported, and what lies below it shows (TEN-3, TEN-4).
 */
export function resolveSettings<Registry extends SettingsRegistry = typeof settingsRegistry>(
  layers: readonly SettingsLayer[],
  registry: Registry = settingsRegistry as SettingsRegistry as Registry,
): ResolvedSettings<Registry> {
  const problems: SettingProblem[] = [];
  const changed = new Map<string, Record<string, unknown>>();
  const defaults = defaultsOf(registry);

  for (const layer of lowestFirst(layers)) {
    for (const override of listOverrides(layer.overrides)) {
      const read = readOverride(layer, override, registry);
      if (!read.ok) {
        problems.push(...read.error.slice(0, 1));
        continue;
      }
      const { group, key, value } = read.value;
      const values = changed.get(group) ?? { ...defaults[group] };
      values[key] = value;
      changed.set(group, values);
    }
  }

  // Groups without an override are shared by all sites: ten thousand sites hold the defaults once.
  const settings: Record<string, Values> = { ...defaults };
  for (const [group, values] of changed) settings[group] = Object.freeze(values);
  return { settings: Object.freeze(settings) as SettingsOf<Registry>, problems };
}

/** Orders layers from the lowest to the one that wins; what ships with a layer lies under its versions. */
export function lowestFirst(layers: readonly SettingsLayer[]): readonly SettingsLayer[] {
  return layers.toSorted((a, b) => rankOf(a) - rankOf(b) || a.number - b.number);
}

const rankOf = ({ layer }: SettingsLayer) => layerNames.indexOf(layer);

type Values = Readonly<Record<string, unknown>>;

const knownDefaults = new WeakMap<SettingsRegistry, Readonly<Record<string, Values>>>();

function defaultsOf(registry: SettingsRegistry): Readonly<Record<string, Values>> {
  const known = knownDefaults.get(registry);
  if (known) return known;
  const defaults = frozenCopy(
    Object.fromEntries(
      Object.entries(registry).map(([name, { settings }]) => [
        name,
        Object.fromEntries(Object.entries(settings).map(([key, one]) => [key, one.default])),
      ]),
    ),
  ) as Readonly<Record<string, Values>>;
  knownDefaults.set(registry, defaults);
  return defaults;
}
