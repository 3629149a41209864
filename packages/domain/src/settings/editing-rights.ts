/** @planned CON-3.1 */
import type { EditableBy, SettingsRegistry } from './define-setting.ts';
import type { LayerRef, LayerName } from './layers.ts';
import { listOverrides, readOverride, type ReadOverride } from './read-override.ts';
import { sameValue } from './same-value.ts';
import { pathText, type SettingProblem } from './setting-problem.ts';

const editors: readonly EditableBy[] = ['dealer', 'group', 'operator'];

/** What lies under the sites of many dealers is the operators'. */
const layerEditors: Readonly<Record<LayerName, EditableBy>> = {
  platform: 'operator',
  template: 'operator',
  brand: 'operator',
  group: 'group',
  site: 'dealer',
};

const editorWords: Readonly<Record<EditableBy, string>> = {
  dealer: "the dealer's staff",
  group: "the group's managers",
  operator: "the platform's operators",
};

export interface LayerEdit {
  readonly ref: LayerRef;
  readonly editor: EditableBy;
  /** The overrides of the layer now, and as they are to be. */
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * What an editor may not do of an edit. Only a change of what holds needs the right to make it: a value
 * an operator has set may stay in a layer that a dealer saves, and what is ignored anyway may go.
 */
export function editingProblems(edit: LayerEdit, registry: SettingsRegistry): SettingProblem[] {
  const { ref, editor } = edit;
  if (!includesRights(editor, layerEditors[ref.layer])) {
    return [refusal(ref, [], layerEditors[ref.layer])];
  }
  const before = holding(ref, edit.before, registry);
  const after = holding(ref, edit.after, registry);
  return [...new Map([...before, ...after])]
    .filter(([path]) => !sameValue(before.get(path)?.value, after.get(path)?.value))
    .filter(([, { definition }]) => !includesRights(editor, definition.editableBy))
    .map(([, { group, key, definition }]) => refusal(ref, [group, key], definition.editableBy));
}

function includesRights(editor: EditableBy, needed: EditableBy): boolean {
  return editors.indexOf(editor) >= editors.indexOf(needed);
}

function refusal({ layer, key }: LayerRef, segments: readonly string[], needed: EditableBy): SettingProblem {
  const reason = `Only ${editorWords[needed]} may change this.`;
  return { layer, key, code: 'not_allowed', path: pathText(segments), reason };
}

function holding(
  ref: LayerRef,
  overrides: unknown,
  registry: SettingsRegistry,
): ReadonlyMap<string, ReadOverride> {
  return new Map(
    listOverrides(overrides).flatMap((override) => {
      const read = readOverride(ref, override, registry);
      return read.ok ? [[pathText(override.segments), read.value] as const] : [];
    }),
  );
}
