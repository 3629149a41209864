import { describe, expect, it } from 'vitest';
import { gatherAdditionalServices, serviceBoxName } from './additional-services.ts';

const services = ['Trade-in valuation', 'Test drive', 'Finance quote'];

describe('FORM-2 the boxes of extra services', () => {
  it('carry a marker at the end of their names', () => {
    expect(serviceBoxName('Test drive')).toBe('Test drive[additional_service]');
  });

  it('are gathered into additional_services, in the order of the dealer', () => {
    const sent = {
      name: 'Alex',
      'Finance quote[additional_service]': 'on',
      'Trade-in valuation[additional_service]': true,
      'Test drive[additional_service]': 'false',
    };
    expect(gatherAdditionalServices(sent, services)).toEqual({
      name: 'Alex',
      additional_services: ['Trade-in valuation', 'Finance quote'],
    });
  });

  it('leave no list where none is ticked, and keep one that was sent as such', () => {
    expect(gatherAdditionalServices({ name: 'Alex' }, services)).toEqual({ name: 'Alex' });
    const list = { additional_services: ['Test drive'] };
    expect(gatherAdditionalServices(list, services)).toEqual(list);
  });

  it('are left out when the dealer has taken them away, or never had them', () => {
    const sent = { 'Free car[additional_service]': 'on', 'Test drive[additional_service]': 'sure' };
    expect(gatherAdditionalServices(sent, services)).toEqual({});
  });
});
