import { describe, expect, it } from 'vitest';
import { formOfCategory } from './form-of-category.ts';

describe('API-5 the form of a category', () => {
  it.each([
    ['General Enquiry', null, 'enquiry'],
    ['New Car Enquiry', null, 'enquiry'],
    ['General Enquiry', 'Career Enquiry', 'careers'],
    ['General Enquiry', 'Photo Request', 'requestPhotos'],
    ['Careers Enquiry', null, 'careers'],
    ['Test Drive Enquiry', null, 'testDrive'],
    ['Test Drive', null, 'testDrive'],
    ['Finance Enquiry', null, 'financeEnquiry'],
    ['Finance Enquiry', 'Pre-Approval', 'preApproval'],
    ['Fleet Enquiry', null, 'fleet'],
    ['Trade-in Enquiry', null, 'tradeInEnquiry'],
    ['Service Booking', null, 'serviceBooking'],
    ['Parts Enquiry', null, 'enquiry'],
  ] as const)('%s, %s', (category, subcategory, form) => {
    expect(formOfCategory(category, subcategory)).toBe(form);
  });
});
