/** @planned CON-3.2 */
import { fail, ok, type Result } from '@forecourt/domain/core/result';
import { checkOverrides } from '@forecourt/domain/settings/check-overrides';
import type { LayerName } from '@forecourt/domain/settings/layers';
import { type ResolvedSettings, resolveSettings } from '@forecourt/domain/settings/resolve-settings';
import { changesBetween, type SettingChange, withVersion } from '@forecourt/domain/settings/settings-version';
import {
  openLayer,
  type SettingsEditorContext,
  type SettingsError,
  type SettingsPorts,
} from './settings-access.ts';

/** What to look at: overrides nobody has saved yet, or an old version of a layer. */
export type SettingsToPreview =
  | { readonly layer: LayerName; readonly overrides: unknown }
  | { readonly layer: LayerName; readonly number: number };

export interface PreviewedSettings extends ResolvedSettings {
  /** What differs in the layer from its newest version. */
  readonly changes: readonly SettingChange[];
}

/** The settings of a site as they would be; a draft is refused for the same reasons as when it is saved. */
export async function previewSettings(
  ports: SettingsPorts,
  context: SettingsEditorContext,
  input: SettingsToPreview,
): Promise<Result<PreviewedSettings, SettingsError>> {
  return ports.store.run(context.scope, async ({ settings }) => {
    const opened = await openLayer(settings, context.siteId, input.layer);
    if (!opened.ok) return opened;
    const { ref, newest, layers } = opened.value;
    const before = newest?.overrides;

    let after: unknown;
    if ('number' in input) {
      const old = await settings.readVersion(ref, input.number);
      if (!old) return fail({ code: 'version_not_found' });
      after = old.overrides;
    } else {
      const checked = checkOverrides({ ref, editor: context.editor, before, after: input.overrides });
      if (!checked.ok) return fail({ code: 'refused', problems: checked.error });
      after = checked.value;
    }

    const number = (newest?.number ?? 0) + 1;
    const resolved = resolveSettings(withVersion(layers, { ...ref, number, overrides: after }));
    return ok({ ...resolved, changes: changesBetween(before, after) });
  });
}
