/** @planned CON-3.1 */
import { fail, ok, type Result } from '@forecourt/domain/core/result';
import type { SettingsLayer } from '@forecourt/domain/settings/layers';
import { type ResolvedSettings, resolveSettings } from '@forecourt/domain/settings/resolve-settings';
import type { SiteScope } from '../ports/platform/scope.port.ts';
import { readLayers, type SettingsPorts } from './settings-access.ts';

export interface LoadedSettings extends ResolvedSettings {
  /** What they were made of; with it `explainSetting` says where a value comes from. */
  readonly layers: readonly SettingsLayer[];
}

/** The settings of a site. A stored override that no longer holds is among the problems, never an error. */
export async function loadSettings(
  ports: SettingsPorts,
  context: { readonly scope: SiteScope },
): Promise<Result<LoadedSettings, 'site_not_found'>> {
  const { scope } = context;
  const found = await ports.store.run(scope, ({ settings }) => readLayers(settings, scope.siteId));
  return found ? ok({ ...resolveSettings(found.layers), layers: found.layers }) : fail('site_not_found');
}
