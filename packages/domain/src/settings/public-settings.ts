import type { SettingDefinition, SettingsGroup, SettingsOf, SettingsRegistry } from './define-setting.ts';
import { settingsRegistry } from './registry.ts';

type PublicKey<Group extends SettingsGroup> = {
  [Key in keyof Group['settings']]: Group['settings'][Key] extends SettingDefinition<infer _, 'public'>
    ? Key
    : never;
}[keyof Group['settings']];

/** The settings of a registry that a browser may receive, and no others. */
export type PublicSettingsOf<Registry extends SettingsRegistry> = {
  readonly [Group in keyof Registry as PublicKey<Registry[Group]> extends never ? never : Group]: Pick<
    SettingsOf<Registry>[Group],
    PublicKey<Registry[Group]>
  >;
};

/** What a page may send to a browser of a site's settings. */
export type PublicSettings = PublicSettingsOf<typeof settingsRegistry>;

/** Keeps of a site's settings what a browser may receive. Any other visibility stays on the server. */
export function publicSettings<Registry extends SettingsRegistry = typeof settingsRegistry>(
  settings: SettingsOf<Registry>,
  registry: Registry = settingsRegistry as SettingsRegistry as Registry,
): PublicSettingsOf<Registry> {
  const groups = Object.entries(registry).map(([name, group]) => {
    const values = settings[name] as Readonly<Record<string, unknown>>;
    const seen = Object.keys(group.settings).filter((key) => group.settings[key]?.visibility === 'public');
    return [name, Object.freeze(Object.fromEntries(seen.map((key) => [key, values[key]])))] as const;
  });
  const seenGroups = groups.filter(([, values]) => Object.keys(values).length > 0);
  return Object.freeze(Object.fromEntries(seenGroups)) as PublicSettingsOf<Registry>;
}
