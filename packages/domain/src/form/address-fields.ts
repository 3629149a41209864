import { stateCodes } from '../settings/groups/values/australia.ts';
import type { SiteSettings } from '../settings/registry.ts';
import { field, type FormWords } from './field.ts';
import type { Choice } from './field-description.ts';

type State = SiteSettings['site']['defaultState'];

/** The states as a visitor reads them, in the order of the rego form. */
export function stateChoices(states: readonly State[] = stateCodes): readonly Choice[] {
  return states.map((state) => ({ value: state, label: state.toUpperCase() }));
}

/** An Australian address; a browser that knows its owner's fills it in. */
export function addressFields(words: FormWords, defaultState: State) {
  return {
    street: field(words, {
      kind: 'text',
      name: 'street',
      label: 'Street',
      required: true,
      maxLength: 300,
      autocomplete: 'street-address',
    }),
    suburb: field(words, {
      kind: 'text',
      name: 'suburb',
      label: 'Suburb',
      required: true,
      maxLength: 120,
      autocomplete: 'address-level2',
    }),
    state: field(words, {
      kind: 'choice',
      name: 'state',
      label: 'State',
      required: true,
      options: stateChoices(),
      initial: defaultState,
      autocomplete: 'address-level1',
    }),
    postcode: postcodeField(words),
  };
}

/** A postcode: required, four digits (FORM-6). */
export function postcodeField(words: FormWords) {
  return field(words, { kind: 'postcode', name: 'postcode', label: 'Postcode', required: true });
}
