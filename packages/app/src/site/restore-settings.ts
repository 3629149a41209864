/** @planned CON-3.2 */
import { fail, type Result } from '@forecourt/domain/core/result';
import { editingProblems } from '@forecourt/domain/settings/editing-rights';
import type { LayerName } from '@forecourt/domain/settings/layers';
import { settingsRegistry } from '@forecourt/domain/settings/registry';
import { readWhy, restoreVersion, type SettingsVersion } from '@forecourt/domain/settings/settings-version';
import {
  appendVersion,
  openLayer,
  type SettingsEditorContext,
  type SettingsError,
  type SettingsPorts,
} from './settings-access.ts';

export interface SettingsToRestore {
  readonly layer: LayerName;
  /** The old version whose overrides are to hold again. */
  readonly number: number;
  /** The number of the newest version that the editor saw. */
  readonly basedOn: number;
  readonly why: string;
}

/**
 * Makes an old version of a layer hold again, as a new version. It is taken as it was: what no longer
 * holds of it is ignored and reported like anything stored. The editor needs the right to each change.
 */
export async function restoreSettings(
  ports: SettingsPorts,
  context: SettingsEditorContext,
  input: SettingsToRestore,
): Promise<Result<SettingsVersion, SettingsError>> {
  const why = readWhy(input.why);
  if (!why.ok) return fail({ code: why.error });

  return ports.store.run(context.scope, async ({ settings }) => {
    const opened = await openLayer(settings, context.siteId, input.layer);
    if (!opened.ok) return opened;
    const { ref, newest } = opened.value;
    const old = await settings.readVersion(ref, input.number);
    if (!old || !newest) return fail({ code: 'version_not_found' });
    if (newest.number !== input.basedOn) return fail({ code: 'stale' });

    const { editor, scope, now } = context;
    const problems = editingProblems(
      { ref, editor, before: newest.overrides, after: old.overrides },
      settingsRegistry,
    );
    if (problems.length > 0) return fail({ code: 'refused', problems });
    const authorship = { who: scope.staffId, when: now, why: why.value };
    return appendVersion(settings, restoreVersion(old, newest, authorship));
  });
}
