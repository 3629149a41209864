import { itemKindOf } from '../core/item-words.ts';
import { stateChoices } from '../form/address-fields.ts';
import { choicesOf, field, type FormWords } from '../form/field.ts';
import type { Choice } from '../form/field-description.ts';
import { form } from '../form/form.ts';
import { optInField, type ConsentSettings } from '../leads/forms/consent-fields.ts';
import type { SiteSettings } from '../settings/registry.ts';
import { sellerFields } from './seller-fields.ts';

interface TradeInEnquirySettings {
  readonly messages: FormWords;
  readonly site: Pick<SiteSettings['site'], 'defaultState'>;
  readonly enquiry: ConsentSettings &
    Pick<SiteSettings['enquiry'], 'contactMethods' | 'defaultContactMethod' | 'usesCaptcha'>;
  readonly tradeIn: Pick<SiteSettings['tradeIn'], 'asksAboutFinance' | 'states'>;
  readonly stock: Pick<SiteSettings['stock'], 'itemTypes'>;
}

/**
 * The short form of selling a car (FORM-10), in the specification's own labels and names. No rego tells what a bike or
 * a van is: who sells those is asked (TEN-7).
 */
export function tradeInEnquiryForm(settings: TradeInEnquirySettings, locations: readonly Choice[]) {
  const { enquiry, messages: words, tradeIn } = settings;
  const { email, lastName, name, phone, postcode } = sellerFields(words);
  const fields = {
    name,
    lastName,
    postcode,
    phone,
    email,
    ...carFields(settings),
    finance: tradeIn.asksAboutFinance ? financeField(words) : null,
    preferredContactMethod: contactMethodField(settings),
    location: locations.length > 1 ? locationField(words, locations) : null,
    optIn: optInField(words, enquiry),
  };
  return form('tradeInEnquiry', words, fields, enquiry);
}

function carFields({ messages: words, site, stock, tradeIn }: TradeInEnquirySettings) {
  const kind = itemKindOf(stock.itemTypes);
  return {
    ...(kind === 'motorcycle' || kind === 'caravan' ? namedFields(words) : {}),
    ...(kind === 'caravan' ? caravanFields(words) : {}),
    rego: field(words, { kind: 'text', name: 'rego', label: 'Rego', maxLength: 20 }),
    regoState: field(words, {
      kind: 'choice',
      name: 'regoState',
      label: 'State of registration',
      options: stateChoices(tradeIn.states),
      initial: site.defaultState,
    }),
    kms:
      kind === 'caravan'
        ? null
        : field(words, { kind: 'integer', name: 'kms', label: 'Kilometres', max: 2_000_000 }),
  };
}

function namedFields(words: FormWords) {
  const required = true;
  return {
    make: field(words, { kind: 'text', name: 'make', label: 'Make', required, maxLength: 60 }),
    model: field(words, { kind: 'text', name: 'model', label: 'Model', required, maxLength: 100 }),
    year: field(words, { kind: 'integer', name: 'year', label: 'Year', min: 1950, max: 2100 }),
  };
}

function caravanFields(words: FormWords) {
  return {
    sleeps: field(words, { kind: 'integer', name: 'sleeps', label: 'Berths', min: 1, max: 20 }),
    length: field(words, { kind: 'text', name: 'length', label: 'Length, ft', maxLength: 20 }),
  };
}

function financeField(words: FormWords) {
  const label = 'Is it under finance?';
  return field(words, { kind: 'choice', name: 'finance', label, options: choicesOf(['Yes', 'No']) });
}

function contactMethodField({ messages: words, enquiry }: TradeInEnquirySettings) {
  return field(words, {
    kind: 'choice',
    name: 'PreferredContactMethod',
    label: 'Preferred contact method',
    options: choicesOf(enquiry.contactMethods),
    initial: enquiry.defaultContactMethod,
  });
}

function locationField(words: FormWords, options: readonly Choice[]) {
  return field(words, { kind: 'choice', name: 'location_id', label: 'Preferred location', options });
}
