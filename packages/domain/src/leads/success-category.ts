import type { SiteSettings } from '../settings/registry.ts';
import type { LeadFormName } from './lead-form-name.ts';

const categories = ['enquiry', 'testDrive', 'service', 'tradeIn', 'finance'] as const;

/** What a browser remembers of the form that was sent, for the page after it (URL-5). */
export type SuccessCategory = (typeof categories)[number];

const byForm: Readonly<Record<LeadFormName, SuccessCategory>> = {
  enquiry: 'enquiry',
  quickEnquiry: 'enquiry',
  contact: 'enquiry',
  requestPhotos: 'enquiry',
  testDrive: 'testDrive',
  financeEnquiry: 'finance',
  preApproval: 'finance',
  fleet: 'enquiry',
  careers: 'enquiry',
  serviceBooking: 'service',
  tradeInEnquiry: 'tradeIn',
  instantOffer: 'tradeIn',
};

/** The category that a form leaves behind. */
export function successCategory(form: LeadFormName): SuccessCategory {
  return byForm[form];
}

/** The words of the page after a form. What the browser kept may be missing, old or tampered with. */
export function successText(
  stored: unknown,
  { successTexts }: Pick<SiteSettings['enquiry'], 'successTexts'>,
): string {
  return successTexts[categories.find((category) => category === stored) ?? 'enquiry'];
}
