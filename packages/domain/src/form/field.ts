import type { SiteSettings } from '../settings/registry.ts';
import { fillPlaces } from '../core/fill-places.ts';
import { checkField } from './check-field.ts';
import { requiredWords } from './required-words.ts';
import type { Choice, Field, FieldKind, FieldMessages } from './field-description.ts';

/** The words of a site that every form needs. */
export type FormWords = Pick<
  SiteSettings['messages'],
  | 'choiceInvalid'
  | 'dateInvalid'
  | 'emailInvalid'
  | 'errorListHeading'
  | 'fieldRequired'
  | 'formError'
  | 'mobileInvalid'
  | 'numberInvalid'
  | 'phoneInvalid'
  | 'postcodeInvalid'
  | 'textInvalid'
  | 'textTooLong'
>;

interface KindDefaults extends Pick<Field, 'maxLength' | 'autocomplete' | 'inputMode'> {
  readonly invalid: keyof FormWords;
}

/** The lengths are those of the database's columns: what a form lets through can be stored. */
const byKind: Readonly<Record<FieldKind, KindDefaults>> = {
  text: { maxLength: 200, invalid: 'textInvalid' },
  paragraph: { maxLength: 5000, invalid: 'textInvalid' },
  hidden: { maxLength: 500, invalid: 'textInvalid' },
  email: { maxLength: 254, invalid: 'emailInvalid', autocomplete: 'email', inputMode: 'email' },
  phone: { maxLength: 40, invalid: 'phoneInvalid', autocomplete: 'tel', inputMode: 'tel' },
  mobile: { maxLength: 40, invalid: 'mobileInvalid', autocomplete: 'tel', inputMode: 'tel' },
  postcode: { maxLength: 4, invalid: 'postcodeInvalid', autocomplete: 'postal-code', inputMode: 'numeric' },
  integer: { maxLength: 12, invalid: 'numberInvalid', inputMode: 'numeric' },
  date: { maxLength: 10, invalid: 'dateInvalid' },
  dateTime: { maxLength: 16, invalid: 'dateInvalid' },
  choice: { maxLength: 200, invalid: 'choiceInvalid' },
  choices: { maxLength: 200, invalid: 'choiceInvalid' },
  tick: { maxLength: 5, invalid: 'choiceInvalid' },
};

type AskedField<Kind extends FieldKind, Required extends boolean> = Omit<
  Field<Kind, Required>,
  'required' | 'maxLength' | 'messages' | 'initial'
> & {
  readonly required?: Required;
  readonly maxLength?: number;
  readonly messages?: Partial<FieldMessages>;
  /** From a setting or the page's address; what the field would refuse is left out. */
  readonly initial?: string | null | undefined;
};

/** Describes one field; limits and messages that it does not name are those of its kind. */
export function field<const Kind extends FieldKind, const Required extends boolean = false>(
  words: FormWords,
  asked: AskedField<Kind, Required>,
): Field<Kind, Required> {
  const { initial, ...rest } = asked;
  const { invalid, ...kindDefaults } = byKind[asked.kind];
  const maxLength = asked.maxLength ?? kindDefaults.maxLength;
  // A postcode's length is part of its one message (FORM-6).
  const tooLong =
    asked.kind === 'postcode' ? words.postcodeInvalid : fillPlaces(words.textTooLong, { count: maxLength });
  const described: Field<Kind, Required> = {
    ...kindDefaults,
    ...rest,
    // Without a word about it, `Required` is its own default, false.
    required: asked.required ?? (false as Required),
    maxLength,
    messages: { required: requiredWords(asked), invalid: words[invalid], tooLong, ...asked.messages },
  };
  return initial && checkField(described, initial) === null ? { ...described, initial } : described;
}

/** Texts that are chosen as they read. */
export function choicesOf(texts: readonly string[]): readonly Choice[] {
  return texts.map((text) => ({ value: text, label: text }));
}
