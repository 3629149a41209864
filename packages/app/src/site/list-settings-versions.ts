/** @planned CON-3.2 */
import { ok, type Result } from '@forecourt/domain/core/result';
import type { LayerName } from '@forecourt/domain/settings/layers';
import type { SettingsVersionEntry } from '../ports/platform/settings-store.port.ts';
import {
  openLayer,
  type SettingsEditorContext,
  type SettingsError,
  type SettingsPorts,
} from './settings-access.ts';

const entriesPerPage = 50;

/** The history of one layer under a site, newest first: who saved what number, when and why. */
export async function listSettingsVersions(
  ports: SettingsPorts,
  context: Pick<SettingsEditorContext, 'scope' | 'siteId'>,
  input: { readonly layer: LayerName; readonly before?: number },
): Promise<Result<readonly SettingsVersionEntry[], SettingsError>> {
  return ports.store.run(context.scope, async ({ settings }) => {
    const opened = await openLayer(settings, context.siteId, input.layer);
    if (!opened.ok) return opened;
    const page = { limit: entriesPerPage, ...(input.before !== undefined && { before: input.before }) };
    return ok(await settings.listVersions(opened.value.ref, page));
  });
}
