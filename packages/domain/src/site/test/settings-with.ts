import type { OverridesOf } from '../../settings/define-setting.ts';
import type { settingsRegistry, SiteSettings } from '../../settings/registry.ts';
import { resolveSettings } from '../../settings/resolve-settings.ts';

/** The settings of a site that changes only these; an override that does not hold fails the test. */
export function settingsWith(overrides: OverridesOf<typeof settingsRegistry> = {}): SiteSettings {
  const { settings, problems } = resolveSettings([{ layer: 'site', key: 'of-a-test', number: 1, overrides }]);
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  return settings;
}
