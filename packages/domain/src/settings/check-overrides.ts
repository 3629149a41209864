/** @planned TEN-4.2 */
import { fail, ok, type Result } from '../core/result.ts';
import type { OverridesOf, SettingsRegistry } from './define-setting.ts';
import { editingProblems, type LayerEdit } from './editing-rights.ts';
import type { LayerRef } from './layers.ts';
import { listOverrides, readOverride } from './read-override.ts';
import { settingsRegistry } from './registry.ts';
import { pathText, type SettingProblem } from './setting-problem.ts';

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
    if (!read.ok) {
      problems.push(...read.error);
      continue;
    }
    const { group, key, value } = read.value;
    (checked[group] ??= {})[key] = value;
    if (!isKeepable(value)) problems.push(unkeepable(edit.ref, override.segments));
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

/** The database keeps no zero characters and no halves of characters. */
function isKeepable(value: unknown): boolean {
  let keepable = true;
  JSON.stringify(value, (key, part: unknown) => {
    keepable &&= [key, part].every(
      (text) => typeof text !== 'string' || (text.isWellFormed() && !text.includes('\0')),
    );
    return part;
  });
  return keepable;
}

function unkeepable({ layer, key }: LayerRef, segments: readonly string[]): SettingProblem {
  const reason = 'This has a character that cannot be kept.';
  return { layer, key, code: 'invalid', path: pathText(segments), reason };
}
