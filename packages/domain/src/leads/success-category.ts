import type { SiteSettings } from '../settings/registry.ts';

const categories = ['enquiry', 'testDrive', 'service', 'tradeIn', 'finance'] as const;

/** What a browser remembers of the form that was sent, for the page after it (URL-5). */
export type SuccessCategory = (typeof categories)[number];

const byForm: Readonly<Record<string, SuccessCategory>> = {
  testDrive: 'testDrive',
  serviceBooking: 'service',
  tradeInEnquiry: 'tradeIn',
  instantOffer: 'tradeIn',
  financeEnquiry: 'finance',
  preApproval: 'finance',
};

/** The category that a form leaves behind; every other form is an enquiry. */
export function successCategory(formName: string): SuccessCategory {
  return byForm[formName] ?? 'enquiry';
}

/** The words of the page after a form. What the browser kept may be missing, old or tampered with. */
export function successText(
  stored: unknown,
  { successTexts }: Pick<SiteSettings['enquiry'], 'successTexts'>,
): string {
  return successTexts[categories.find((category) => category === stored) ?? 'enquiry'];
}
