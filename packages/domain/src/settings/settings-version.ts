import type { StaffId } from '../core/ids.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { isSameLayer, type LayerRef, type SettingsLayer } from './layers.ts';
import { listOverrides } from './read-override.ts';
import { sameValue } from './same-value.ts';
import { pathText } from './setting-problem.ts';

/** One saved state of one layer. Versions are only ever added: 1, 2, 3 and so on without gaps. */
export interface SettingsVersion extends SettingsLayer {
  readonly who: StaffId;
  readonly when: Date;
  readonly why: string;
}

/** Who saves a version, when, and for what reason. */
export type Authorship = Pick<SettingsVersion, 'who' | 'when' | 'why'>;

const longestWhy = 500;

/**
 * The reason for a change as it is kept; history is of no use without one.
 * @planned CON-3.2
 */
export function readWhy(why: string): Result<string, 'why_missing' | 'why_too_long'> {
  // The database keeps no zero characters and no halves of characters.
  const words = why.replaceAll('\0', '').toWellFormed().trim();
  if (words === '') return fail('why_missing');
  return words.length > longestWhy ? fail('why_too_long') : ok(words);
}

/**
 * The version that follows the newest one of a layer, or its first.
 * @planned CON-3.2
 */
export function nextVersion(
  ref: LayerRef,
  newest: SettingsLayer | null,
  overrides: unknown,
  authorship: Authorship,
): SettingsVersion {
  const { who, when, why } = authorship;
  const number = (newest?.number ?? 0) + 1;
  return { layer: ref.layer, key: ref.key, number, overrides, who, when, why };
}

/**
 * A new version that says what an old one said, also of settings that no longer hold: history is never
 * rewritten, and what is ignored today may hold again tomorrow.
 * @planned CON-3.2
 */
export function restoreVersion(
  old: SettingsVersion,
  newest: SettingsVersion,
  authorship: Authorship,
): SettingsVersion {
  return nextVersion(old, newest, old.overrides, authorship);
}

/**
 * The layers under a site as they would be with this version in place of its layer's present one.
 * @planned CON-3.2
 */
export function withVersion(
  layers: readonly SettingsLayer[],
  version: SettingsLayer,
): readonly SettingsLayer[] {
  // What ships with a template or a brand, number 0, stays under any version of it.
  const isReplaced = (one: SettingsLayer) => isSameLayer(one, version) && one.number > 0;
  return [...layers.filter((layer) => !isReplaced(layer)), version];
}

export type SettingChange =
  | { readonly path: string; readonly kind: 'added'; readonly after: unknown }
  | { readonly path: string; readonly kind: 'removed'; readonly before: unknown }
  | { readonly path: string; readonly kind: 'changed'; readonly before: unknown; readonly after: unknown };

/**
 * What differs between the stored overrides of two versions, whether they still hold or not.
 * @planned CON-3.2
 */
export function changesBetween(before: unknown, after: unknown): readonly SettingChange[] {
  const old = valuesByPath(before);
  const now = valuesByPath(after);
  const gone = [...old].flatMap(([path, value]): SettingChange[] =>
    now.has(path) ? [] : [{ path, kind: 'removed', before: value }],
  );
  const come = [...now].flatMap(([path, value]): SettingChange[] => {
    if (!old.has(path)) return [{ path, kind: 'added', after: value }];
    const was = old.get(path);
    return sameValue(was, value) ? [] : [{ path, kind: 'changed', before: was, after: value }];
  });
  return [...gone, ...come];
}

const valuesByPath = (overrides: unknown) =>
  new Map(listOverrides(overrides).map(({ segments, value }) => [pathText(segments), value]));
