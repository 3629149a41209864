/** @planned TEN-4.2 */
import { fail, type Result } from '@forecourt/domain/core/result';
import { checkOverrides } from '@forecourt/domain/settings/check-overrides';
import type { LayerName } from '@forecourt/domain/settings/layers';
import { nextVersion, readWhy, type SettingsVersion } from '@forecourt/domain/settings/settings-version';
import {
  appendVersion,
  openLayer,
  type SettingsEditorContext,
  type SettingsError,
  type SettingsPorts,
} from './settings-access.ts';

export interface SettingsToSave {
  readonly layer: LayerName;
  /** The number of the version the editor started from; 0 where the layer was never saved. */
  readonly basedOn: number;
  /** All overrides of the layer, `{ group: { key: value } }`, not only the changed ones. */
  readonly overrides: unknown;
  readonly why: string;
}

/** Saves one layer under a site as a new version, or answers all that is wrong with it (TEN-4). */
export async function saveSettings(
  ports: SettingsPorts,
  context: SettingsEditorContext,
  input: SettingsToSave,
): Promise<Result<SettingsVersion, SettingsError>> {
  const why = readWhy(input.why);
  if (!why.ok) return fail({ code: why.error });

  return ports.store.run(context.scope, async ({ settings }) => {
    const opened = await openLayer(settings, context.siteId, input.layer);
    if (!opened.ok) return opened;
    const { ref, newest } = opened.value;
    if ((newest?.number ?? 0) !== input.basedOn) return fail({ code: 'stale' });

    const { editor, scope, now } = context;
    const checked = checkOverrides({ ref, editor, before: newest?.overrides, after: input.overrides });
    if (!checked.ok) return fail({ code: 'refused', problems: checked.error });
    const authorship = { who: scope.staffId, when: now, why: why.value };
    return appendVersion(settings, nextVersion(ref, newest, checked.value, authorship));
  });
}
