import { z } from 'zod';
import { setting } from '../../define-setting.ts';
import type { EditableBy, SettingDefinition, Visibility } from '../../define-setting.ts';
import { link, path } from './links.ts';
import { line, paragraph } from './texts.ts';

/**
 * The settings that occur by the dozen, so that a group reads as a table. Whatever does not say so stays
 * on the server: a value reaches a browser only where someone wrote `public` beside it.
 */
interface Declared<Value> {
  readonly default: Value;
  readonly label: string;
  readonly help: string;
  readonly editableBy: EditableBy;
  readonly visibility?: Visibility;
  readonly from: readonly [string, ...string[]];
}

interface DeclaredWording extends Omit<Declared<string>, 'editableBy'> {
  readonly max?: number;
  readonly placeholders?: readonly string[];
  readonly editableBy?: EditableBy;
}

/** A feature that is on or off; its key reads as a sentence, `showsWasPrice`. */
export function toggle(declared: Declared<boolean>): SettingDefinition<z.ZodBoolean> {
  return setting({ visibility: 'server', ...declared, schema: z.boolean(), editor: 'switch' });
}

/** A line of the dealer's own words; never empty, since a button without words has no name. */
export function wording(declared: DeclaredWording): SettingDefinition<z.ZodString> {
  const { max = 60, placeholders = [], ...rest } = declared;
  const schema = line(max, placeholders);
  return setting({ editableBy: 'dealer', visibility: 'server', ...rest, schema, editor: 'text' });
}

/** Several lines of the dealer's own words; empty leaves the text away. */
export function prose(declared: DeclaredWording): SettingDefinition<z.ZodString> {
  const { max = 1200, placeholders = [], ...rest } = declared;
  const schema = paragraph(max, placeholders);
  return setting({ editableBy: 'dealer', visibility: 'server', ...rest, schema, editor: 'paragraph' });
}

export function wholeNumber(declared: Declared<number> & { min: number; max: number }) {
  const { min, max, ...rest } = declared;
  return setting({ visibility: 'server', ...rest, schema: z.int().min(min).max(max), editor: 'number' });
}

/** Money in whole cents, up to ten million dollars. */
export function cents(declared: Declared<number>) {
  const schema = z.int().min(0).max(1_000_000_000);
  return setting({ visibility: 'server', ...declared, schema, editor: 'cents' });
}

export function choice<const Options extends readonly [string, ...string[]]>(
  declared: Declared<Options[number]> & { options: Options },
) {
  const { options, ...rest } = declared;
  const schema = z.enum(options) as z.ZodEnum<{ [Option in Options[number]]: Option }>;
  return setting({ visibility: 'server', ...rest, schema, editor: 'choice' });
}

/** Some of a fixed set, in the order in which they are shown. */
export function choices<const Options extends readonly [string, ...string[]]>(
  declared: Declared<Options[number][]> & { options: Options; min?: number },
) {
  const { options, min = 0, ...rest } = declared;
  const option = z.enum(options) as z.ZodEnum<{ [Option in Options[number]]: Option }>;
  const schema = z
    .array(option)
    .min(min)
    .max(options.length)
    .refine((chosen) => new Set(chosen).size === chosen.length, { error: 'Each only once' });
  return setting({ visibility: 'server', ...rest, schema, editor: 'choices' });
}

/** Short texts in a list: enquiry categories, service types, makes. */
export function lines(declared: Declared<string[]> & { maxItems: number; max?: number; min?: number }) {
  const { maxItems, max = 60, min = 0, ...rest } = declared;
  const schema = z.array(line(max)).min(min).max(maxItems);
  return setting({ visibility: 'server', ...rest, schema, editor: 'list' });
}

/** The address of a page of the site, which every link to that page follows. */
export function pagePath(declared: Omit<Declared<string>, 'editableBy'>) {
  return setting({ visibility: 'server', ...declared, editableBy: 'operator', schema: path, editor: 'path' });
}

/** Where a button or a picture leads or comes from; null where there is none. */
export function optionalLink(declared: Omit<Declared<string | null>, 'default'> & { default?: string }) {
  return setting({
    visibility: 'server',
    ...declared,
    default: declared.default ?? null,
    schema: link.nullable(),
    editor: 'link',
  });
}
