import { leadSchema } from '@forecourt/domain/leads/lead';
import { buildLead } from '@forecourt/testkit/build-lead';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLeadAnswers } from './read-lead-answers.ts';
import { hostileText } from '../test/hostile-text.ts';

describe('FORM-3 the answers of a form', () => {
  it('FORM-10 are in the fields of a lead, and what has none stays under its own name', () => {
    const { fields, chosen, others } = readLeadAnswers({
      name: 'Alex',
      last_name: 'Nguyen',
      email: 'alex@example.com',
      phone: '+61400000001',
      postcode: '4000',
      PreferredContactMethod: 'SMS',
      rego: 'ABC12D',
      kms: 88_000,
      finance: 'Yes',
      location_id: '01900000-0000-7000-8000-000000000001',
      opt_in: true,
      additional_services: ['Finance'],
    });
    expect(fields).toMatchObject({
      lastName: 'Nguyen',
      preferredContactMethod: 'SMS',
      rego: 'ABC12D',
      optIn: true,
      termsAgreed: null,
      additionalServices: ['Finance'],
    });
    expect(chosen.locationId).toBe('01900000-0000-7000-8000-000000000001');
    expect(others).toEqual({ kms: 88_000, finance: 'Yes', rego: 'ABC12D' });
  });

  it.each([
    ['alex@example.com', { email: 'alex@example.com', phone: null }],
    ['0412 345 678', { email: null, phone: '+61412345678' }],
    ['+44 20 7946 0000', { email: null, phone: '+44 20 7946 0000' }],
  ])('FORM-11 have one way to reach who wrote, which %s tells', (reach, way) => {
    expect(readLeadAnswers({ name: 'Alex', reach }).fields).toMatchObject(way);
  });

  it('can be stored, whatever they are', () => {
    const answer = fc.oneof(hostileText, fc.boolean(), fc.integer(), fc.array(hostileText));
    const names = ['name', 'email', 'phone', 'message', 'Rego', 'additional_services', 'other', 'category'];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), answer), (sent) => {
        const { fields, others } = readLeadAnswers(sent);
        expect(() => leadSchema.parse({ ...buildLead(), ...fields })).not.toThrow();
        const stored = JSON.stringify([fields, others]);
        expect(stored).not.toContain('\\u0000');
        expect(stored).not.toMatch(/\\ud[89a-f]/);
      }),
    );
  });
});
