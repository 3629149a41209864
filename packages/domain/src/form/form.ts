import type { FormWords } from './field.ts';
import type { Field, FieldKind } from './field-description.ts';

/** The fields of a form by their names inside; null stands for one that this site does not ask. */
export type FieldSet = Readonly<Record<string, Field | null>>;

export interface Form<Fields extends FieldSet = FieldSet> {
  readonly name: string;
  readonly fields: Fields;
  /** Stands over the list of errors. */
  readonly errorHeading: string;
  /** Stands on the form when it cannot be sent or read at all. */
  readonly errorText: string;
  readonly usesCaptcha: boolean;
}

type Answer<Kind extends FieldKind> = Kind extends 'tick'
  ? boolean
  : Kind extends 'choices'
    ? readonly string[]
    : Kind extends 'integer'
      ? number
      : string;
type Unanswered<Kind extends FieldKind, Required extends boolean> = Kind extends 'tick' | 'choices'
  ? never
  : Required extends true
    ? never
    : null;
type ValueOf<Described> =
  Described extends Field<infer Kind, infer Required> ? Answer<Kind> | Unanswered<Kind, Required> : null;

/** What the server reads from a form: every field has its key, and one not asked or not answered is null. */
export type FormValues<Whole extends Form> = {
  readonly [Name in keyof Whole['fields']]: ValueOf<Whole['fields'][Name]>;
};

/** Puts fields together to a form. */
export function form<Fields extends FieldSet>(
  name: string,
  words: FormWords,
  fields: Fields,
  { usesCaptcha = false }: { readonly usesCaptcha?: boolean } = {},
): Form<Fields> {
  return { name, fields, errorHeading: words.errorListHeading, errorText: words.formError, usesCaptcha };
}

/** The form with those of its fields that are named: one step of several. */
export function formStep(whole: Form, names: readonly string[]): Form {
  const fields = Object.entries(whole.fields).filter(([name]) => names.includes(name));
  return { ...whole, fields: Object.fromEntries(fields) };
}

/** A form as the browser gets it: plain JSON, in the order of the page. */
export interface FormDescription extends Omit<Form, 'fields'> {
  readonly fields: readonly Field[];
}

/** The description by which a browser draws, marks and checks a form. */
export function describeForm(whole: Form): FormDescription {
  return { ...whole, fields: Object.values(whole.fields).filter((asked) => asked !== null) };
}

/** An answer as it goes to the dealer's systems. */
export type WireValue = string | number | boolean | readonly string[];

/** The answers under their names on the wire; what has no answer is left out. */
export function wireAnswers<Fields extends FieldSet>(
  { fields }: Form<Fields>,
  values: FormValues<Form<Fields>>,
): Readonly<Record<string, WireValue>> {
  const answers: Readonly<Record<string, WireValue | null>> = values;
  const named = Object.entries<Field | null>(fields).flatMap(([name, asked]) => {
    const answer = answers[name] ?? null;
    return asked === null || answer === null ? [] : [[asked.name, answer] as const];
  });
  return Object.fromEntries(named);
}
