import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../form/test/default-settings.ts';
import { normaliseRego } from './normalise-rego.ts';
import { offerAcceptance } from './offer-acceptance.ts';
import { evaluationUpdate, offerPayload, offerSms } from './offer-payload.ts';
import { readVehicleLookup, type LookedUpVehicle } from './read-vehicle-lookup.ts';
import { readValuationRecord, valuationSaveFailed } from './valuation-record.ts';

const vehicleOf = (item: object) => readVehicleLookup([item])?.vehicle as LookedUpVehicle;
const vehicle = vehicleOf({
  EvalID: 'E1',
  VIN: 'V1',
  EngineNo: 'G4',
  Registration: 'ABC123',
  RegExpiry: '2026-08-01',
  KM: 45_000,
  Make: 'Kia',
  Model: 'Cerato',
  Series: 'BD',
  Variant: 'GT',
  Year: 2020,
  Transmission: 'Automatic',
  redbookCode: 'AUVKIA',
});
const lead = {
  dealershipSlug: 'harbour-kia',
  answers: {
    rego: 'abc 123',
    state: 'qld',
    name: 'Alex',
    odometer: 46_000,
    category: 'Other',
    VIN: 'forged',
  },
  odometer: 46_000,
  vehicle,
  sms: { content: 'Hi', from: 'Harbour' },
};

describe('TRADE-5.3 the lead of an instant offer', () => {
  it('has the names of the specification, beside the answers', () => {
    expect(offerPayload(lead)).toEqual({
      rego: 'abc 123',
      state: 'qld',
      name: 'Alex',
      odometer: 46_000,
      dealership_slug: 'harbour-kia',
      category: 'Trade-in Enquiry',
      EvalID: 'E1',
      VIN: 'V1',
      EngineNumber: 'G4',
      Rego: 'ABC123',
      RegoExpiry: '2026-08-01',
      Kms: 45_000,
      Make: 'Kia',
      Model: 'Cerato',
      Series: 'BD',
      Variant: 'GT',
      Year: 2020,
      Transmission: 'Automatic',
      RedBookCode: 'AUVKIA',
      sms_content: 'Hi',
      sms_from: 'Harbour',
    });
  });

  it('says what the seller read off the odometer where the service knows no kilometres', () => {
    expect(offerPayload({ ...lead, vehicle: vehicleOf({}) })).toMatchObject({
      Kms: 46_000,
      EvalID: null,
      VIN: null,
    });
  });

  it('tells the valuation service the kilometres and whose car it is', () => {
    const seller = {
      name: 'Alex',
      lastName: 'Nguyen',
      email: 'a@b.co',
      phone: '+61412345678',
      odometer: 46_000,
    };
    expect(evaluationUpdate('E1', seller, { evaluatorEmail: 'buyer@example.com' })).toEqual({
      evalid: 'E1',
      km: 46_000,
      userEmail: 'buyer@example.com',
      cName: 'Alex Nguyen',
      cEmail: 'a@b.co',
      cPhone: '+61412345678',
    });
  });

  it.each([
    [
      'Alex',
      'Kia',
      'Cerato',
      'Hi Alex, thanks for telling us about your Kia Cerato. We will call you the same or next business day. Harbour',
    ],
    [
      'Alex',
      null,
      null,
      'Hi Alex, thanks for telling us about your car. We will call you the same or next business day. Harbour',
    ],
    [
      '{site}',
      'Kia',
      null,
      'Hi {site}, thanks for telling us about your Kia. We will call you the same or next business day. Harbour',
    ],
  ])('thanks %s by SMS for a %s %s', (name, make, model, text) => {
    expect(offerSms(defaultSettings.tradeInContent, { name, make, model, site: 'Harbour' })).toBe(text);
  });

  it('sends no SMS where the site has no words for one', () => {
    expect(
      offerSms({ smsContent: '' }, { name: 'Alex', make: null, model: null, site: 'Harbour' }),
    ).toBeNull();
  });

  it('spells a plate as the registers do', () => {
    expect([' abc·12d', '1AB-2cd', 'S 1.2'].map(normaliseRego)).toEqual(['ABC12D', '1AB2CD', 'S12']);
  });
});

describe('TRADE-6.2 an accepted offer', () => {
  it('sends what the dealer counts on', () => {
    expect(offerAcceptance('lead-1')).toEqual({
      lead_id: 'lead-1',
      form_completed: true,
      offer_accepted: true,
      category: '3. Offer Accepted',
      subcategory: '3. Offer Accepted',
    });
  });

  it('TRADE-6.3 leaves a valuation to be kept, and a line in the log when it is not', () => {
    const answers = [{ question: 'q', answer: 'a' }, 'no', { question: 'q' }, { answer: 'a' }];
    const sent = { id: 'E1', adjustmentAnswers: answers, value: 27_400, column_name: 'valuation' };
    expect(readValuationRecord(sent)).toEqual({
      externalId: 'E1',
      adjustmentAnswers: [{ question: 'q', answer: 'a' }],
      result: { value: 27_400 },
    });
    expect(readValuationRecord({ column_name: 'valuation' })).toEqual({
      externalId: null,
      adjustmentAnswers: [],
      result: {},
    });
    expect(readValuationRecord({ ...sent, column_name: 'x' })).toBeNull();
    expect(readValuationRecord({ ...sent, value: 'x'.repeat(20_000) })).toBeNull();
    expect(valuationSaveFailed).toBe('Failed to save valuation data');
  });
});
