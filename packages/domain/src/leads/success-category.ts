import type { LeadFormName } from './lead-form-name.ts';

/** What the page after a form speaks of (URL-5). A browser remembers it too, for a dealer's own page. */
export type SuccessCategory = 'enquiry' | 'testDrive' | 'service' | 'tradeIn' | 'finance';

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
  parts: 'enquiry',
  spinToWin: 'enquiry',
  reservation: 'enquiry',
};

/** The category that a form leaves behind. */
export function successCategory(form: LeadFormName): SuccessCategory {
  return byForm[form];
}
