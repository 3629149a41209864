import type { z } from 'zod';
import type { SettingDefinition } from './define-setting.ts';
import { carCard } from './groups/car-card.ts';
import { cardButtons } from './groups/card-buttons.ts';
import { layout } from './groups/layout.ts';
import { price } from './groups/price.ts';
import { search } from './groups/search.ts';
import { searchControls } from './groups/search-controls.ts';
import { site } from './groups/site.ts';
import { stock } from './groups/stock.ts';

/** Every setting of the platform, by group. The name of a group and a setting is the key `group.key`. */
export const settingsRegistry = {
  site,
  layout,
  stock,
  search,
  searchControls,
  carCard,
  cardButtons,
  price,
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
