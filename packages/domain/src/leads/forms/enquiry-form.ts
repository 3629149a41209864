import { choicesOf, field, type FormWords } from '../../form/field.ts';
import type { Choice } from '../../form/field-description.ts';
import { form } from '../../form/form.ts';
import { onlyOption } from '../../form/only-option.ts';
import type { SiteSettings } from '../../settings/registry.ts';
import { inSiteWords } from '../../stock/presentation/in-site-words.ts';
import { consentFields, type ConsentSettings } from './consent-fields.ts';
import { contactFields, messageField } from './contact-fields.ts';

export interface EnquiryFormSettings {
  readonly messages: FormWords;
  readonly stock: Pick<SiteSettings['stock'], 'itemTypes'>;
  readonly enquiry: ConsentSettings &
    Pick<
      SiteSettings['enquiry'],
      | 'additionalServices'
      | 'asksRego'
      | 'categories'
      | 'defaultCategory'
      | 'messageHint'
      | 'needsLocationForNewCars'
      | 'needsMessage'
      | 'regoPlaceholder'
      | 'removesDealershipSelect'
      | 'usesCaptcha'
    >;
}

export interface EnquiryContext {
  readonly isNewCar: boolean;
  /** It begins at a car: what is worth asking of one is said. */
  readonly isAboutCar?: boolean;
  /** By slug. More than one, and the visitor is asked which is preferred. */
  readonly dealerships: readonly Choice[];
  /** By id. */
  readonly locations: readonly Choice[];
}

/** The enquiry form (FORM-2). */
export function enquiryForm(settings: EnquiryFormSettings, context: EnquiryContext) {
  const { enquiry, messages: words } = settings;
  const asksLocation = enquiry.needsLocationForNewCars && context.isNewCar;
  const fields = enquiryFields(settings, context, asksLocation);
  const hint = context.isAboutCar === true ? inSiteWords(enquiry.messageHint, settings.stock) : undefined;
  const message = messageField(words, enquiry.needsMessage, hint);
  return form('enquiry', words, { ...fields, message }, enquiry);
}

/** The fields of an enquiry. A select with nothing to choose from is not asked: it would refuse everybody. */
export function enquiryFields(
  settings: EnquiryFormSettings,
  { dealerships, locations }: Omit<EnquiryContext, 'isNewCar'>,
  asksLocation: boolean,
) {
  const { enquiry, messages: words } = settings;
  const location = asksLocation && locations.length > 0 ? locationField(words, locations) : null;
  // A place says whose it is: nobody is asked for both.
  const asksDealership = dealerships.length > 1 && !enquiry.removesDealershipSelect && location === null;
  return {
    ...contactFields(words),
    category: categoryField(settings),
    location,
    dealership: asksDealership ? dealershipField(words, dealerships) : null,
    message: messageField(words, enquiry.needsMessage),
    rego: enquiry.asksRego ? regoField(words, enquiry.regoPlaceholder) : null,
    additionalServices:
      enquiry.additionalServices.length > 0 ? servicesField(words, enquiry.additionalServices) : null,
    ...consentFields(words, enquiry),
  };
}

function categoryField({ messages: words, enquiry, stock }: EnquiryFormSettings) {
  const { categories, defaultCategory } = enquiry;
  return field(words, {
    kind: 'choice',
    name: 'category',
    label: 'Enquiry type',
    required: true,
    // The two are edited apart, and a form must not begin with a choice that it then refuses.
    options: choicesOf([...new Set([...categories, defaultCategory])]).map(({ value, label }) => ({
      value,
      label: inSiteWords(label, stock),
    })),
    initial: defaultCategory,
  });
}

export function locationField(words: FormWords, options: readonly Choice[]) {
  const initial = onlyOption(options)?.value;
  return field(words, {
    kind: 'choice',
    name: 'location_id',
    label: 'Location',
    required: true,
    options,
    initial,
  });
}

function dealershipField(words: FormWords, options: readonly Choice[]) {
  return field(words, {
    kind: 'choice',
    name: 'dealership_slug',
    label: 'Preferred dealership',
    required: true,
    options,
    messages: { required: 'Choose a dealership' },
  });
}

function regoField(words: FormWords, placeholder: string) {
  return field(words, { kind: 'text', name: 'Rego', label: 'Rego', maxLength: 20, placeholder });
}

function servicesField(words: FormWords, services: readonly string[]) {
  const options = choicesOf(services);
  return field(words, { kind: 'choices', name: 'additional_services', label: 'I would also like', options });
}
