import { describe, expect, it } from 'vitest';
import { successCategory } from './success-category.ts';

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
  });
});
