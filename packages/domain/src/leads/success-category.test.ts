import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../form/test/default-settings.ts';
import { successCategory, successText } from './success-category.ts';

const { successTexts } = defaultSettings.enquiry;

describe('URL-5 the page after a form', () => {
  it.each([
    ['enquiry', 'enquiry'],
    ['quickEnquiry', 'enquiry'],
    ['contact', 'enquiry'],
    ['requestPhotos', 'enquiry'],
    ['testDrive', 'testDrive'],
    ['financeEnquiry', 'finance'],
    ['preApproval', 'finance'],
    ['fleet', 'enquiry'],
    ['careers', 'enquiry'],
    ['serviceBooking', 'service'],
    ['tradeInEnquiry', 'tradeIn'],
    ['instantOffer', 'tradeIn'],
  ] as const)('speaks after %s of %s', (form, category) => {
    expect(successCategory(form)).toBe(category);
    expect(successText(category, { successTexts })).toBe(successTexts[category]);
  });

  it.each([undefined, null, '', 'constructor', 'TestDrive', 7, {}])(
    'speaks of an enquiry when the browser kept %j',
    (kept) => {
      expect(successText(kept, { successTexts })).toBe(successTexts.enquiry);
    },
  );
});
