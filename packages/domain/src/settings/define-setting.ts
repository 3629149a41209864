import type { z } from 'zod';

/** Who may change a setting: the dealer's own staff, the group's managers, or the platform's operators. */
export type EditableBy = 'dealer' | 'group' | 'operator';

/** The control by which the console edits a value. */
export type Editor =
  | 'switch'
  | 'text'
  | 'paragraph'
  | 'number'
  | 'cents'
  | 'choice'
  | 'choices'
  | 'list'
  | 'colour'
  | 'path'
  | 'link'
  | 'date'
  | 'expression'
  | 'table';

export interface SettingDefinition<Schema extends z.ZodType = z.ZodType> {
  readonly schema: Schema;
  /** The platform's value, where no layer sets another. */
  readonly default: z.output<Schema>;
  readonly label: string;
  /** What changes for a visitor or for staff when this is changed, in one or two sentences. */
  readonly help: string;
  readonly editor: Editor;
  readonly editableBy: EditableBy;
  /**
   * Where the setting comes from: a piece of a line of docs/specification.md, copied exactly and long
   * enough to occur once, or an id of docs/requirements.md for what we decided ourselves.
   */
  readonly from: readonly [string, ...string[]];
  /**
   * The id of the requirement with which a program will read the setting. Left away where one does already: `pnpm dead`
   * fails on a setting that nothing reads, and on an id that is built.
   */
  readonly planned?: string;
}

/** Declares one setting; the type of its value follows from what is written. */
export function setting<Schema extends z.ZodType>(
  definition: SettingDefinition<Schema>,
): SettingDefinition<Schema> {
  return definition;
}

export interface SettingsGroup<
  Settings extends Record<string, SettingDefinition> = Record<string, SettingDefinition>,
> {
  readonly title: string;
  readonly settings: Settings;
}

/** Declares a group of settings: the first half of each key `group.key`. */
export function settingsGroup<Settings extends Record<string, SettingDefinition>>(
  title: string,
  settings: Settings,
): SettingsGroup<Settings> {
  return { title, settings };
}

/** Groups of settings by their name: what `settingsRegistry` is. */
export type SettingsRegistry = Readonly<Record<string, SettingsGroup>>;

type ValueOf<Definition> =
  Definition extends SettingDefinition<infer Schema extends z.ZodType> ? z.output<Schema> : never;

/** The merged values of a registry: every setting has one. */
export type SettingsOf<Registry extends SettingsRegistry> = {
  readonly [Group in keyof Registry]: {
    readonly [Key in keyof Registry[Group]['settings']]: ValueOf<Registry[Group]['settings'][Key]>;
  };
};

/** What one layer says: any of the settings, and of the rest nothing. */
export type OverridesOf<Registry extends SettingsRegistry> = {
  readonly [Group in keyof Registry]?: Partial<SettingsOf<Registry>[Group]>;
};
