import { fail, ok, type Result } from '../core/result.ts';
import type { SettingDefinition, SettingsRegistry } from './define-setting.ts';
import { isRecord } from '../core/is-record.ts';
import type { LayerRef } from './layers.ts';
import { readValue } from './read-value.ts';
import { pathText, type SettingProblem } from './setting-problem.ts';

/** One thing a layer says: about `group.key`, or, where it is not formed like that, about less. */
export interface RawOverride {
  readonly segments: readonly string[];
  readonly value: unknown;
}

/** An override that holds. */
export interface ReadOverride {
  readonly group: string;
  readonly key: string;
  readonly definition: SettingDefinition;
  readonly value: unknown;
}

/** Lists what the overrides of a layer say, well formed or not, each thing once. */
export function listOverrides(overrides: unknown): readonly RawOverride[] {
  if (overrides === undefined) return [];
  if (!isRecord(overrides)) return [{ segments: [], value: overrides }];
  return Object.entries(overrides).flatMap(([group, settings]): RawOverride[] => {
    if (!isRecord(settings)) return said([group], settings);
    return Object.entries(settings).flatMap(([key, value]) => said([group, key], value));
  });
}

/** Absent means inherit, and so does undefined. */
const said = (segments: readonly string[], value: unknown): RawOverride[] =>
  value === undefined ? [] : [{ segments, value }];

/** Reads one override against the registry; answers all that is wrong with it where it does not hold. */
export function readOverride(
  ref: LayerRef,
  { segments, value }: RawOverride,
  registry: SettingsRegistry,
): Result<ReadOverride, readonly SettingProblem[]> {
  const problem = (
    code: SettingProblem['code'],
    reason: string,
    path: readonly PropertyKey[] = [],
  ): SettingProblem => ({
    layer: ref.layer,
    key: ref.key,
    code,
    path: pathText([...segments, ...path]),
    reason,
  });

  const [group, key] = segments;
  if (group === undefined) return fail([problem('invalid', 'A layer must be groups of settings.')]);
  const definitions = Object.hasOwn(registry, group) ? registry[group]?.settings : undefined;
  if (!definitions) return fail([problem('unknown', 'There is no group of settings of this name.')]);
  if (key === undefined) return fail([problem('invalid', 'This must be a group of settings.')]);
  const definition = Object.hasOwn(definitions, key) ? definitions[key] : undefined;
  if (!definition) return fail([problem('unknown', 'There is no setting of this name.')]);

  const read = readValue(definition, value);
  if (read.ok) return ok({ group, key, definition, value: read.value });
  return fail(read.error.map((issue) => problem('invalid', issue.reason, issue.path)));
}
