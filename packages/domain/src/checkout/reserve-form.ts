import { postcodeField } from '../form/address-fields.ts';
import { choicesOf, field, type FormWords } from '../form/field.ts';
import { form } from '../form/form.ts';
import { optInField, type ConsentSettings } from '../leads/forms/consent-fields.ts';
import type { SiteSettings } from '../settings/registry.ts';

interface ReserveFormSettings {
  readonly messages: FormWords;
  readonly enquiry: ConsentSettings & Pick<SiteSettings['enquiry'], 'usesCaptcha'>;
}

const callTimes = ['Any time', 'Mornings', 'Afternoons', 'After 5pm'];

/** Who reserves a car: the first step of paying a deposit (BUY-1). The terms are agreed beside the button that pays. */
export function reserveForm({ messages: words, enquiry }: ReserveFormSettings) {
  const required = true;
  const fields = {
    name: field(words, {
      kind: 'text',
      name: 'name',
      label: 'First name',
      required,
      maxLength: 90,
      autocomplete: 'given-name',
    }),
    lastName: field(words, {
      kind: 'text',
      name: 'last_name',
      label: 'Last name',
      required,
      maxLength: 90,
      autocomplete: 'family-name',
    }),
    phone: field(words, { kind: 'mobile', name: 'phone', label: 'Mobile number', required }),
    email: field(words, {
      kind: 'email',
      name: 'email',
      label: 'Email address',
      required,
      placeholder: 'For the receipt',
    }),
    postcode: postcodeField(words),
    callTime: field(words, {
      kind: 'choice',
      name: 'best_time_to_call',
      label: 'Best time to call',
      required,
      options: choicesOf(callTimes),
      initial: callTimes[0],
    }),
    message: field(words, {
      kind: 'paragraph',
      name: 'message',
      label: 'Anything we should know?',
      placeholder: 'A trade-in, a day that suits, a question',
    }),
    optIn: optInField(words, enquiry),
  };
  return form('reserve', words, fields, enquiry);
}
