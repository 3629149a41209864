export type FieldKind =
  | 'text'
  | 'paragraph'
  | 'hidden'
  | 'email'
  | 'phone'
  | 'mobile'
  | 'postcode'
  | 'integer'
  | 'date'
  | 'dateTime'
  | 'choice'
  | 'choices'
  | 'tick';

export interface Choice {
  readonly value: string;
  readonly label: string;
  /** Under which heading it stands in a long list: VIC. */
  readonly group?: string;
  /** What it means, where the answers stand as rows. */
  readonly hint?: string;
}

export interface FieldMessages {
  readonly required: string;
  readonly invalid: string;
  readonly tooLong: string;
}

/**
 * One question of a form, as plain data: the server makes its schema of it, and the browser gets it as
 * it is, to mark what is required and to check what is typed with the same messages.
 */
export interface Field<Kind extends FieldKind = FieldKind, Required extends boolean = boolean> {
  readonly kind: Kind;
  /** The name on the wire, in the specification's spelling: `Vehicle Make`, `opt_in`. */
  readonly name: string;
  readonly label: string;
  readonly required: Required;
  readonly maxLength: number;
  readonly messages: FieldMessages;
  /** The whole text must match, as with the attribute of the same name; never given for an empty text. */
  readonly pattern?: string;
  readonly min?: number;
  readonly max?: number;
  /** Days such as 2026-03-31, both included. */
  readonly earliest?: string;
  readonly latest?: string;
  readonly options?: readonly Choice[];
  /** It is asked only where another field has one of these answers. */
  readonly onlyWith?: { readonly name: string; readonly values: readonly string[] };
  /** Of a text: what is offered while it is typed; anything else may be typed too. */
  readonly suggestions?: readonly string[];
  /** What stands in the field at first. */
  readonly initial?: string;
  readonly placeholder?: string;
  readonly autocomplete?: string;
  readonly inputMode?: 'text' | 'tel' | 'email' | 'numeric';
}
