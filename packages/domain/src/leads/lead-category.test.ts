import { describe, expect, it } from 'vitest';
import { defaultSettings, settingsWith } from '../form/test/default-settings.ts';
import { leadCategory } from './lead-category.ts';
import { newOrUsed } from './new-or-used.ts';

const { enquiry } = defaultSettings;

describe('FORM-2 the category of a lead', () => {
  it.each([
    [{ form: 'enquiry', category: 'Parts Enquiry' }, 'Parts Enquiry', null],
    [{ form: 'enquiry', category: 'Parts Enquiry', carType: 'used' }, 'Parts Enquiry', null],
    [{ form: 'enquiry', category: 'Careers Enquiry' }, 'General Enquiry', 'Career Enquiry'],
    [{ form: 'contact', category: null }, 'General Enquiry', null],
    [{ form: 'contact', category: '' }, 'General Enquiry', null],
    [{ form: 'careers' }, 'General Enquiry', 'Career Enquiry'],
    [{ form: 'quickEnquiry', carType: 'new' }, 'New Car Enquiry', null],
    [{ form: 'quickEnquiry', carType: 'demo' }, 'New Car Enquiry', null],
    [{ form: 'quickEnquiry', carType: 'used' }, 'Used Car Enquiry', null],
    [{ form: 'quickEnquiry', carType: null }, 'General Enquiry', null],
    [{ form: 'requestPhotos', carType: 'used' }, 'Used Car Enquiry', 'Photo Request'],
    [{ form: 'reservation', carType: 'used' }, 'Used Car Enquiry', 'Reserved online'],
    [{ form: 'reservation', carType: 'new', isFinished: false }, 'New Car Enquiry', 'Abandoned checkout'],
    [{ form: 'testDrive', carType: 'used' }, 'Test Drive Enquiry', null],
    [{ form: 'financeEnquiry' }, 'Finance Enquiry', null],
    [{ form: 'preApproval' }, 'Finance Enquiry', 'Pre-Approval'],
    [{ form: 'fleet' }, 'Fleet Enquiry', null],
    [{ form: 'serviceBooking' }, 'Service Booking', null],
    [{ form: 'tradeInEnquiry' }, 'Trade-in Enquiry', null],
    [{ form: 'instantOffer' }, 'Trade-in Enquiry', null],
  ] as const)('of %j is %s, %s', (sent, category, subcategory) => {
    expect(leadCategory(sent, enquiry)).toEqual({ category, subcategory });
  });

  it('follows the rewrites of the site', () => {
    const categoryRewrites = [{ from: 'Fleet Enquiry', category: 'Sales', subcategory: 'Fleet' }];
    const settings = settingsWith('enquiry', { categoryRewrites, defaultCategory: 'Say hello' }).enquiry;
    expect(leadCategory({ form: 'fleet' }, settings)).toEqual({ category: 'Sales', subcategory: 'Fleet' });
    expect(leadCategory({ form: 'careers' }, settings)).toEqual({
      category: 'Careers Enquiry',
      subcategory: null,
    });
    expect(leadCategory({ form: 'enquiry' }, settings)).toEqual({ category: 'Say hello', subcategory: null });
  });

  it('counts a demonstrator as new, and does not guess', () => {
    expect([
      newOrUsed('new'),
      newOrUsed('demo'),
      newOrUsed('used'),
      newOrUsed(null),
      newOrUsed(undefined),
    ]).toEqual(['new', 'new', 'used', null, null]);
  });
});
