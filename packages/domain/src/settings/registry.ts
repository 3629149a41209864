import type { z } from 'zod';
import type { SettingDefinition } from './define-setting.ts';
import { carCard } from './groups/car-card.ts';

/** Every setting of the platform, by group. The name of a group and a setting is the key `group.key`. */
export const settingsRegistry = {
  carCard,
} as const;

type Registry = typeof settingsRegistry;

type ValueOf<Definition> =
  Definition extends SettingDefinition<infer Schema extends z.ZodType> ? z.output<Schema> : never;

/** The merged settings of a site, as rules and pages read them: `settings.carCard.newTagDays`. */
export type SiteSettings = {
  readonly [Group in keyof Registry]: {
    readonly [Key in keyof Registry[Group]['settings']]: ValueOf<Registry[Group]['settings'][Key]>;
  };
};
