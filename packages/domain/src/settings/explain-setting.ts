/** @planned TEN-3.3 */
import type { SettingsRegistry } from './define-setting.ts';
import { isRecord } from '../core/is-record.ts';
import type { LayerName, SettingsLayer } from './layers.ts';
import { readOverride } from './read-override.ts';
import { settingsRegistry } from './registry.ts';
import { lowestFirst } from './resolve-settings.ts';
import type { SettingProblem } from './setting-problem.ts';

/** What one layer says about one setting. */
type LayerSays = {
  readonly layer: LayerName;
  readonly key: string;
  readonly number: number;
} & Said;

type Said =
  | { readonly says: 'nothing' }
  | { readonly says: 'value'; readonly value: unknown }
  | { readonly says: 'ignored'; readonly value: unknown; readonly problems: readonly SettingProblem[] };

export interface SettingExplanation {
  readonly value: unknown;
  /** The layer whose value it is. */
  readonly setBy: LayerName;
  /** Every layer under the site, the highest first; the platform's default is the last. */
  readonly layers: readonly LayerSays[];
}

/** Says which layer set a value and what the others say; null for a setting that does not exist. */
export function explainSetting(
  name: string,
  layers: readonly SettingsLayer[],
  registry: SettingsRegistry = settingsRegistry,
): SettingExplanation | null {
  const [group = '', key = '', ...rest] = name.split('.');
  const definition = partOf(partOf(registry, group)?.settings, key);
  if (!definition || rest.length > 0) return null;

  const said = lowestFirst(layers).map((layer): LayerSays =>
    Object.assign(
      { layer: layer.layer, key: layer.key, number: layer.number },
      whatItSays(layer, [group, key], registry),
    ),
  );
  const platform = {
    layer: 'platform',
    key: '',
    number: 0,
    says: 'value',
    value: definition.default,
  } as const;
  const winner = said.findLast((one) => one.says === 'value') ?? platform;
  return { value: winner.value, setBy: winner.layer, layers: [...said.toReversed(), platform] };
}

function whatItSays(layer: SettingsLayer, segments: [string, string], registry: SettingsRegistry): Said {
  const [group, key] = segments;
  const settings = isRecord(layer.overrides) ? partOf(layer.overrides, group) : undefined;
  const value = isRecord(settings) ? partOf(settings, key) : undefined;
  if (value === undefined) return { says: 'nothing' };
  const read = readOverride(layer, { segments, value }, registry);
  return read.ok
    ? { says: 'value', value: read.value.value }
    : { says: 'ignored', value, problems: read.error };
}

/** A part by its name; what every object inherits, such as `constructor`, is not a part. */
function partOf<Part>(whole: Readonly<Record<string, Part>> | undefined, name: string): Part | undefined {
  return whole && Object.hasOwn(whole, name) ? whole[name] : undefined;
}
