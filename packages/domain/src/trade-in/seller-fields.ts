import { postcodeField } from '../form/address-fields.ts';
import { field, type FormWords } from '../form/field.ts';

/** Who sells the car (FORM-10, TRADE-5): all required, under the names that the wire has. */
export function sellerFields(words: FormWords) {
  const required = true;
  return {
    name: field(words, {
      kind: 'text',
      name: 'name',
      label: 'First name',
      required,
      autocomplete: 'given-name',
    }),
    lastName: field(words, {
      kind: 'text',
      name: 'last_name',
      label: 'Last name',
      required,
      autocomplete: 'family-name',
    }),
    email: field(words, { kind: 'email', name: 'email', label: 'Email address', required }),
    phone: field(words, { kind: 'phone', name: 'phone', label: 'Mobile number', required }),
    postcode: postcodeField(words),
  };
}
