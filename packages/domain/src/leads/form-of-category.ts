import type { LeadFormName } from './lead-form-name.ts';

/** In small letters, without the word that all of them end with. */
const forms: ReadonlyMap<string, LeadFormName> = new Map([
  ['test drive', 'testDrive'],
  ['finance', 'financeEnquiry'],
  ['fleet', 'fleet'],
  ['careers', 'careers'],
  ['career', 'careers'],
  ['trade-in', 'tradeInEnquiry'],
  ['service booking', 'serviceBooking'],
  ['service', 'serviceBooking'],
]);

/** The form that a lead of a category and a subcategory is sent by (API-5): the other way round from `leadCategory`. */
export function formOfCategory(category: string, subcategory: string | null): LeadFormName {
  const [about, within] = [category, subcategory ?? ''].map((words) =>
    words
      .trim()
      .toLowerCase()
      .replace(/ enquiry$/, ''),
  ) as [string, string];
  if (within === 'photo request') return 'requestPhotos';
  if (within === 'career') return 'careers';
  const form = forms.get(about) ?? 'enquiry';
  return form === 'financeEnquiry' && within === 'pre-approval' ? 'preApproval' : form;
}
