import { itemKindOf, type ItemKind } from '../../core/item-words.ts';
import type { Choice } from '../../form/field-description.ts';
import { field, type FormWords } from '../../form/field.ts';
import { form } from '../../form/form.ts';
import type { SiteSettings } from '../../settings/registry.ts';
import { stateCodes } from '../../settings/groups/values/australia.ts';
import { optInField, type ConsentSettings } from './consent-fields.ts';
import { contactFields } from './contact-fields.ts';
import { fitWay, pickUpWay, postWay, priceWay } from './part-ways.ts';
import { locationField } from './enquiry-form.ts';

interface PartsFormSettings {
  readonly messages: FormWords;
  readonly enquiry: ConsentSettings & Pick<SiteSettings['enquiry'], 'usesCaptcha'>;
  readonly stock: Pick<SiteSettings['stock'], 'itemTypes'>;
  readonly site: Pick<SiteSettings['site'], 'defaultState'>;
}

/** Spaces and dots between them are how people copy a plate. */
const regoOrVin = '(?:[A-Za-z0-9][ .·\\-]?){2,9}|(?:[A-HJ-NPR-Za-hj-npr-z0-9][ \\-]?){17}';

/** Whether a VIN was typed: a register of plates does not know it. */
export function isVin(typed: string): boolean {
  return typed.replaceAll(/[^A-Za-z0-9]/g, '').length === 17;
}

/** Parts of what a site sells (TEN-7). */
const partExamples: Readonly<Record<ItemKind, string>> = {
  car: 'Left door mirror, the heated one.',
  motorcycle: 'Clutch lever, or the left mirror.',
  caravan: 'Awning arm, kitchen tap or roof hatch.',
  mixed: 'Left mirror, or a set of brake pads.',
};

/** How somebody wants a part, and what that means. */
const partWays: readonly Choice[] = [
  { value: pickUpWay, label: pickUpWay, hint: 'At our counter' },
  { value: postWay, label: postWay, hint: 'We price the postage with it' },
  { value: fitWay, label: fitWay, hint: 'We price the labour with it' },
  { value: priceWay, label: priceWay, hint: 'No hurry' },
];

/** A request for a part (PAGE-5): the part in the sender's own words; the car by its rego or VIN where they know it. */
export function partsForm(
  { enquiry, messages: words, stock, site }: PartsFormSettings,
  { counters }: { readonly counters: readonly Choice[] },
) {
  const [only, another] = counters;
  const fields = {
    rego: field(words, {
      kind: 'text',
      name: 'Rego',
      label: 'Rego or VIN',
      maxLength: 40,
      pattern: regoOrVin,
      messages: {
        invalid: 'That doesn’t look like a rego or VIN. A rego has 2 to 9 letters and numbers, a VIN 17.',
      },
    }),
    state: field(words, {
      kind: 'choice',
      name: 'Vehicle State',
      label: 'State',
      // Nearly every plate is of the dealer's own state.
      options: [site.defaultState, ...stateCodes.filter((code) => code !== site.defaultState)].map(
        (code) => ({ value: code, label: code.toUpperCase() }),
      ),
      initial: site.defaultState,
    }),
    vehicle: field(words, {
      kind: 'text',
      name: 'Vehicle',
      label: 'Make, model and year',
      maxLength: 120,
    }),
    message: field(words, {
      kind: 'paragraph',
      name: 'message',
      label: 'The part',
      required: true,
      placeholder: `${partExamples[itemKindOf(stock.itemTypes)]} A part number helps, if you have it.`,
      messages: { required: 'Tell us which part you’re after' },
    }),
    how: field(words, {
      kind: 'choice',
      name: 'How',
      label: 'How do you want it?',
      required: true,
      options: partWays,
      initial: priceWay,
    }),
    postTo: field(words, {
      kind: 'text',
      name: 'postal_address',
      label: 'Postal address',
      required: true,
      maxLength: 300,
      placeholder: 'Street or PO box, suburb, state and postcode',
      autocomplete: 'street-address',
      onlyWith: { name: 'How', values: [postWay] },
      messages: { required: 'Tell us where to post it' },
    }),
    location: another
      ? locationField(words, counters)
      : only
        ? field(words, { kind: 'hidden', name: 'location_id', label: 'Location', initial: only.value })
        : null,
    ...contactFields(words),
    optIn: optInField(words, enquiry),
  };
  return form('parts', words, fields, enquiry);
}
