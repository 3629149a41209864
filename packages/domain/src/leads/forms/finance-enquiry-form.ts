import { field, type FormWords } from '../../form/field.ts';
import type { Choice } from '../../form/field-description.ts';
import { form } from '../../form/form.ts';
import type { SiteSettings } from '../../settings/registry.ts';
import { optInField, type ConsentSettings } from './consent-fields.ts';
import { contactFields, messageField } from './contact-fields.ts';

interface FinanceFormSettings {
  readonly messages: FormWords;
  readonly enquiry: ConsentSettings & Pick<SiteSettings['enquiry'], 'usesCaptcha'>;
}

interface FinanceFormContext {
  /** By slug. */
  readonly dealerships: readonly Choice[];
  /** As the address of the page says (URL-4); whatever is not offered or not a number is left out. */
  readonly preferredDealership?: string | null;
  readonly vehiclePriceBudget?: string | null;
}

/** Asks about finance; the link to the page fills in dealership and budget (URL-4). */
export function financeEnquiryForm(settings: FinanceFormSettings, context: FinanceFormContext) {
  return financeForm('financeEnquiry', settings, context);
}

/** Asks to be pre-approved: the same questions, another team's work. */
export function preApprovalForm(settings: FinanceFormSettings, context: FinanceFormContext) {
  return financeForm('preApproval', settings, context);
}

function financeForm(
  name: string,
  { enquiry, messages: words }: FinanceFormSettings,
  context: FinanceFormContext,
) {
  const { dealerships, preferredDealership, vehiclePriceBudget } = context;
  const fields = {
    ...contactFields(words),
    preferredDealership:
      dealerships.length > 1 ? dealershipField(words, dealerships, preferredDealership) : null,
    vehiclePriceBudget: budgetField(words, vehiclePriceBudget),
    deposit: sumField(words, 'deposit', 'Deposit'),
    tradeIn: sumField(words, 'trade_in', 'Trade-in'),
    balloon: sumField(words, 'balloon', 'Final payment (balloon)'),
    term: sumField(words, 'term', 'Term in months'),
    frequency: sumField(words, 'frequency', 'Paid'),
    message: messageField(words, false),
    optIn: optInField(words, enquiry),
  };
  return form(name, words, fields, enquiry);
}

function dealershipField(words: FormWords, options: readonly Choice[], initial: string | null | undefined) {
  const label = 'Preferred dealership';
  return field(words, { kind: 'choice', name: 'preferredDealership', label, options, initial });
}

function budgetField(words: FormWords, initial: string | null | undefined) {
  const label = 'Budget ($)';
  return field(words, { kind: 'integer', name: 'vehiclePriceBudget', label, max: 10_000_000, initial });
}

/** A sum of the calculator, which travels along: the page shows it in words. */
function sumField(words: FormWords, name: string, label: string) {
  return field(words, { kind: 'hidden', name, label, maxLength: 20 });
}
