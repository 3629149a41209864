import { stateChoices } from '../form/address-fields.ts';
import { choicesOf, field, type FormWords } from '../form/field.ts';
import { form } from '../form/form.ts';
import type { SiteSettings } from '../settings/registry.ts';
import { consentFields, type ConsentSettings } from '../leads/forms/consent-fields.ts';
import { sellerFields } from './seller-fields.ts';

interface OfferFormSettings {
  readonly messages: FormWords;
  readonly site: Pick<SiteSettings['site'], 'defaultState'>;
  readonly enquiry: ConsentSettings & Pick<SiteSettings['enquiry'], 'usesCaptcha'>;
  readonly tradeIn: Pick<
    SiteSettings['tradeIn'],
    'chooseCarText' | 'conditionChoices' | 'keysChoices' | 'serviceHistoryChoices' | 'states'
  >;
}

/** Step 1 of the instant offer: which car (TRADE-2). */
export function offerVehicleForm({ messages: words, site, tradeIn }: OfferFormSettings) {
  const missing = { required: words.fieldRequired };
  return form('offerVehicle', words, {
    rego: field(words, {
      kind: 'text',
      name: 'rego',
      label: 'Rego',
      required: true,
      maxLength: 20,
      pattern: '[A-Za-z0-9 .\\-]*[A-Za-z0-9][A-Za-z0-9 .\\-]*',
      autocomplete: 'off',
      messages: missing,
    }),
    state: field(words, {
      kind: 'choice',
      name: 'state',
      label: 'State',
      required: true,
      options: stateChoices(tradeIn.states),
      initial: site.defaultState,
      messages: missing,
    }),
  });
}

/** Step 2: which of the cars that the lookup found (TRADE-3). */
export function offerSelectionForm(
  { messages: words, tradeIn }: OfferFormSettings,
  descriptions: readonly string[],
) {
  return form('offerSelection', words, {
    manualEntry: field(words, {
      kind: 'choice',
      name: 'manualEntry',
      label: 'Your car',
      required: true,
      options: choicesOf(descriptions),
      messages: { required: tradeIn.chooseCarText, invalid: tradeIn.chooseCarText },
    }),
  });
}

/** Step 4: who sells it, and what the lookup cannot know. All of it but the consent is required (TRADE-5). */
export function offerDetailsForm({ enquiry, messages: words, tradeIn }: OfferFormSettings) {
  const choice = { kind: 'choice', required: true } as const;
  const { email, lastName, name, phone, postcode } = sellerFields(words);
  const fields = {
    odometer: field(words, {
      kind: 'integer',
      name: 'odometer',
      label: 'Odometer',
      required: true,
      max: 2_000_000,
      placeholder: 'In km',
      messages: { required: 'Enter what the odometer says' },
    }),
    postcode: { ...postcode, placeholder: 'Where it’s kept' },
    serviceHistory: field(words, {
      ...choice,
      name: 'service_history',
      label: 'Service history',
      options: choicesOf(tradeIn.serviceHistoryChoices),
      messages: { required: 'Choose the service history' },
    }),
    numberOfKeys: field(words, {
      ...choice,
      name: 'number_of_keys',
      label: 'Number of keys',
      options: choicesOf(tradeIn.keysChoices),
      messages: { required: 'Choose how many keys it has' },
    }),
    carCondition: field(words, {
      ...choice,
      name: 'car_condition',
      label: 'Condition',
      options: choicesOf(tradeIn.conditionChoices),
      messages: { required: 'Choose its condition' },
    }),
    comments: field(words, {
      kind: 'paragraph',
      name: 'comments',
      label: 'Comments',
      required: true,
      placeholder: 'Marks, repairs, anything a buyer would ask. If there’s nothing, write None.',
      messages: { required: 'Tell us about marks and repairs, or write None' },
    }),
    name,
    lastName,
    phone,
    email,
    ...consentFields(words, enquiry),
  };
  return form('offerDetails', words, fields, enquiry);
}
