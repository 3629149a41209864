import { z } from 'zod';
import type { EditableBy, Editor, SettingDefinition } from '../../define-setting.ts';
import { link, path } from './links.ts';
import { line, paragraph } from './texts.ts';

/** The settings that occur by the dozen, so that a group reads as a table. */
interface Declared<Value> {
  readonly default: Value;
  readonly label: string;
  readonly help: string;
  readonly editableBy: EditableBy;
  readonly from: readonly [string, ...string[]];
  readonly planned?: string;
}

/** Words are the dealer's to change, unless someone above keeps them. */
interface DeclaredWording extends Omit<Declared<string>, 'editableBy'> {
  readonly editableBy?: EditableBy;
  readonly max?: number;
  readonly placeholders?: readonly string[];
}

/** A feature that is on or off; its key reads as a sentence, `showsWasPrice`. */
export function toggle(declared: Declared<boolean>) {
  return declare(declared, z.boolean(), 'switch');
}

/** A line of the dealer's own words; never empty, since a button without words has no name. */
export function wording(declared: DeclaredWording) {
  const { max = 60, placeholders, editableBy = 'dealer', ...rest } = declared;
  return declare({ ...rest, editableBy }, line(max, placeholders), 'text');
}

/** Several lines of the dealer's own words; empty leaves the text away. */
export function prose(declared: DeclaredWording) {
  const { max = 1200, placeholders, editableBy = 'dealer', ...rest } = declared;
  return declare({ ...rest, editableBy }, paragraph(max, placeholders), 'paragraph');
}

/** A number without a fraction; its key or its label names the unit. */
export function wholeNumber(declared: Declared<number> & { readonly min: number; readonly max: number }) {
  const { min, max, ...rest } = declared;
  return declare(rest, z.int().min(min).max(max), 'number');
}

/** Money in whole cents, up to ten million dollars. */
export function cents(declared: Declared<number>) {
  return declare(declared, z.int().min(0).max(1_000_000_000), 'cents');
}

/** One of a fixed set. */
export function choice<const Options extends readonly [string, ...string[]]>(
  declared: Declared<Options[number]> & { readonly options: Options },
) {
  const { options, ...rest } = declared;
  return declare(rest, oneOf(options), 'choice');
}

/** Some of a fixed set, in the order in which they are shown. */
export function choices<const Options extends readonly [string, ...string[]]>(
  declared: Declared<Options[number][]> & { readonly options: Options; readonly min?: number },
) {
  const { options, min = 0, ...rest } = declared;
  const schema = z
    .array(oneOf(options))
    .min(min)
    .max(options.length)
    .refine((chosen) => new Set(chosen).size === chosen.length, { error: 'Name each only once.' });
  return declare(rest, schema, 'choices');
}

/** Short texts in a list: enquiry categories, service types, makes. */
export function lines(
  declared: Declared<string[]> & {
    readonly maxItems: number;
    readonly max?: number;
    readonly min?: number;
  },
) {
  const { maxItems, max = 60, min = 0, ...rest } = declared;
  return declare(rest, z.array(line(max)).min(min).max(maxItems), 'list');
}

/** The address of a page of the site, which every link to that page follows. */
export function pagePath(declared: Omit<Declared<string>, 'editableBy'>) {
  return declare({ ...declared, editableBy: 'operator' }, path, 'path');
}

/** Where a button leads or a picture comes from; null where there is none. */
export function optionalLink(
  declared: Omit<Declared<string | null>, 'default'> & { readonly default?: string },
) {
  return declare({ ...declared, default: declared.default ?? null }, link.nullable(), 'link');
}

function declare<Schema extends z.ZodType>(
  declared: Declared<z.output<Schema>>,
  schema: Schema,
  editor: Editor,
): SettingDefinition<Schema> {
  return { ...declared, schema, editor };
}

function oneOf<const Options extends readonly [string, ...string[]]>(options: Options) {
  return z.enum(options) as z.ZodEnum<{ [Option in Options[number]]: Option }>;
}
