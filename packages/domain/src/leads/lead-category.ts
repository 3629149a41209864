import type { SiteSettings } from '../settings/registry.ts';
import type { Car } from '../stock/car/car.ts';
import type { LeadFormName } from './lead-form-name.ts';
import { newOrUsed } from './new-or-used.ts';

export interface LeadCategory {
  readonly category: string;
  readonly subcategory: string | null;
}

interface CategorisedForm {
  readonly form: LeadFormName;
  /** What the visitor chose, where the form asks. */
  readonly category?: string | null;
  readonly carType?: Car['carType'];
  /** Of a form of several steps: whether its last one was sent. */
  readonly isFinished?: boolean;
}

type CategorySettings = Pick<SiteSettings['enquiry'], 'categoryRewrites' | 'defaultCategory'>;

/** Forms about one thing; the others are enquiries about whatever was chosen, or about a car. */
const byForm: Readonly<Partial<Record<LeadFormName, LeadCategory>>> = {
  testDrive: { category: 'Test Drive Enquiry', subcategory: null },
  financeEnquiry: { category: 'Finance Enquiry', subcategory: null },
  preApproval: { category: 'Finance Enquiry', subcategory: 'Pre-Approval' },
  fleet: { category: 'Fleet Enquiry', subcategory: null },
  careers: { category: 'Careers Enquiry', subcategory: null },
  serviceBooking: { category: 'Service Booking', subcategory: null },
  tradeInEnquiry: { category: 'Trade-in Enquiry', subcategory: null },
  instantOffer: { category: 'Trade-in Enquiry', subcategory: null },
  parts: { category: 'Parts Enquiry', subcategory: null },
  spinToWin: { category: 'General Enquiry', subcategory: 'Spin to win' },
};

/**
 * The category under which a lead reaches staff and their systems. 'Careers Enquiry' becomes General
 * Enquiry with subcategory Career Enquiry (FORM-2), as do others that the site rewrites.
 */
export function leadCategory(
  sent: CategorisedForm,
  { categoryRewrites, defaultCategory }: CategorySettings,
): LeadCategory {
  const { category, subcategory } = byForm[sent.form] ?? enquiryCategory(sent, defaultCategory);
  const rewrite = categoryRewrites.find(({ from }) => from === category);
  return rewrite
    ? { category: rewrite.category, subcategory: rewrite.subcategory }
    : { category, subcategory };
}

/** A form on a car does not ask what it is about: the car says it. */
function enquiryCategory(
  { form, category, carType, isFinished = true }: CategorisedForm,
  defaultCategory: string,
): LeadCategory {
  const ofCar = { new: 'New Car Enquiry', used: 'Used Car Enquiry' } as const;
  const kind = newOrUsed(carType);
  return {
    category: category || (kind ? ofCar[kind] : defaultCategory),
    subcategory: subcategoryOf(form, isFinished),
  };
}

/** A checkout that was left is a lead that says so (BUY-1). */
function subcategoryOf(form: LeadFormName, isFinished: boolean): string | null {
  if (form === 'reservation') return isFinished ? 'Reserved online' : 'Abandoned checkout';
  return form === 'requestPhotos' ? 'Photo Request' : null;
}
