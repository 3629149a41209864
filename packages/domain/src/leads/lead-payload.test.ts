import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DealershipId } from '../core/ids.ts';
import { leadSchema } from './lead.ts';
import { leadPayload } from './lead-payload.ts';

const id = (last: number) => `01900000-0000-7000-8000-00000000000${last}`;
const bare = leadSchema.parse({
  id: id(1),
  siteId: id(2),
  category: 'General Enquiry',
  createdAt: new Date(0),
});
const full = leadSchema.parse({
  ...bare,
  carId: id(3),
  locationId: id(4),
  pageId: 'contact',
  subcategory: 'Career Enquiry',
  leadStatus: 'Complete',
  formCompleted: true,
  name: 'Alex',
  email: 'alex@example.com',
  phone: '+61412345678',
  message: 'Hello',
  optIn: true,
  rego: 'ABC123',
  additionalServices: ['Valuation'],
  dealershipSlug: 'harbour-kia',
  location: 'Newstead',
  manufacturerSlug: 'kia',
  stockNumber: 'U1',
  vehicleMake: 'Kia',
  vehicleModel: 'Cerato',
  carType: 'used',
  vehicleStatus: 'in_stock',
  url: 'https://example.com/cars/a',
  userAgent: 'Browser',
  visitedPages: ['/'],
  linkedQueryParams: { utm_source: 'mail' },
});
const carDealershipId = id(5) as DealershipId;

describe('FORM-3 the payload of a lead', () => {
  it('has the names of the specification, in its spelling', () => {
    expect(leadPayload({ ...full, carDealershipId })).toEqual({
      category: 'General Enquiry',
      subcategory: 'Career Enquiry',
      name: 'Alex',
      email: 'alex@example.com',
      phone: '+61412345678',
      message: 'Hello',
      opt_in: true,
      page_id: 'contact',
      Rego: 'ABC123',
      location: 'Newstead',
      location_id: id(4),
      dealership_slug: 'harbour-kia',
      lead_id: id(1),
      additional_services: ['Valuation'],
      lead_status: 'Complete',
      form_completed: true,
      manufacturer_slug: 'kia',
      stock_number: 'U1',
      'Vehicle Make': 'Kia',
      'Vehicle Model': 'Cerato',
      car_type: 'used',
      vehicle_status: 'in_stock',
      url: 'https://example.com/cars/a',
      source: 'Website',
      user_agent: 'Browser',
      car_id: id(3),
      car_dealership_id: id(5),
      lead_attributes: { visited_pages: ['/'], linked_query_params: { utm_source: 'mail' } },
    });
  });

  it('has the same names when hardly anything is known, and no consent that was not given', () => {
    const payload = leadPayload({ ...bare, carDealershipId: null });
    expect(Object.keys(payload)).toEqual(Object.keys(leadPayload({ ...full, carDealershipId })));
    expect(payload).toMatchObject({
      opt_in: false,
      name: null,
      car_id: null,
      source: 'Website',
      lead_status: 'Incomplete',
    });
  });

  it('carries the other answers of the form, which replace nothing', () => {
    const answers = { 'Service Interval': '10,000 km', Kms: 45_000, finance: true };
    expect(leadPayload({ ...full, carDealershipId }, answers)).toMatchObject(answers);
    const plain = leadPayload({ ...full, carDealershipId });
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(plain)), fc.string()), (hostile) => {
        expect(leadPayload({ ...full, carDealershipId }, hostile)).toEqual(plain);
      }),
      { seed: 3, numRuns: 50 },
    );
  });
});
