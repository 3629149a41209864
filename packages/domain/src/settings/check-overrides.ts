import { fail, ok, type Result } from '../core/result.ts';
import type { OverridesOf, SettingsRegistry } from './define-setting.ts';
import { editingProblems, type LayerEdit } from './editing-rights.ts';
import type { LayerRef } from './layers.ts';
import { listOverrides, readOverride } from './read-override.ts';
import { settingsRegistry } from './registry.ts';
import type { SettingProblem } from './setting-problem.ts';

/** A layer is read whole at each change of any layer under a site, so it must stay small. */
export const largestOverrides = 100_000;

/**
 * Checks the overrides of a layer before they are saved, and answers them as they are to be stored, or
 * everything that is wrong with them (TEN-4).
 */
export function checkOverrides<Registry extends SettingsRegistry = typeof settingsRegistry>(
  edit: LayerEdit,
  registry: Registry = settingsRegistry as SettingsRegistry as Registry,
): Result<OverridesOf<Registry>, readonly SettingProblem[]> {
  const sizeProblem = checkSize(edit.ref, edit.after);
  if (sizeProblem) return fail([sizeProblem]);

  const problems = editingProblems(edit, registry);
  const checked: Record<string, Record<string, unknown>> = {};
  for (const override of listOverrides(edit.after)) {
    const read = readOverride(edit.ref, override, registry);
    if (read.ok) {
      const { group, key, value } = read.value;
      (checked[group] ??= {})[key] = value;
    } else {
      problems.push(...read.error);
    }
  }
  return problems.length > 0 ? fail(problems) : ok(checked as OverridesOf<Registry>);
}

function checkSize({ layer, key }: LayerRef, overrides: unknown): SettingProblem | null {
  const at = { layer, key, path: '' };
  try {
    if ((JSON.stringify(overrides)?.length ?? 0) <= largestOverrides) return null;
    const reason = `These settings are too large: at most ${largestOverrides} characters can be kept.`;
    return { ...at, code: 'too_large', reason };
  } catch {
    // Nested deeper than the stack, or not JSON at all.
    return { ...at, code: 'invalid', reason: 'These settings cannot be read.' };
  }
}
