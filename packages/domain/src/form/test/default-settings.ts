import { resolveSettings } from '../../settings/resolve-settings.ts';

/** The settings of a site that changed none. */
export const { settings: defaultSettings } = resolveSettings([]);

/** Those settings with some of one group's changed. */
export function settingsWith<Group extends keyof typeof defaultSettings>(
  group: Group,
  changes: Partial<(typeof defaultSettings)[Group]>,
): typeof defaultSettings {
  return { ...defaultSettings, [group]: { ...defaultSettings[group], ...changes } };
}
