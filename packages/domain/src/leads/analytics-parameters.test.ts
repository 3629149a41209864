import { describe, expect, it } from 'vitest';
import { analyticsParameters } from './analytics-parameters.ts';

const sent = { form: 'enquiry', department: 'sales' } as const;
const car = {
  vin: 'KNA1',
  stockNumber: 'U1',
  priceCents: 2_499_050,
  carType: 'used',
  year: 2021,
  make: 'Kia',
  model: 'Cerato',
  badge: 'GT',
  colour: 'Red',
  simpleBody: 'Hatch',
  simpleFuel: 'Petrol',
} as const;
const ofTheForm = { event_owner: 'forecourt', form_name: 'enquiry', form_type: 'lead', department: 'sales' };

describe('FORM-8.1 the parameters of an event', () => {
  it('describe the form and the car in the names of the standard', () => {
    expect(analyticsParameters(sent, car)).toEqual({
      ...ofTheForm,
      item_id: 'KNA1',
      item_number: 'U1',
      item_price: 24_990.5,
      item_condition: 'used',
      item_year: 2021,
      item_make: 'Kia',
      item_model: 'Cerato',
      item_variant: 'GT',
      item_color: 'Red',
      item_category: 'Hatch',
      item_fuel_type: 'Petrol',
    });
  });

  it('leave out what nobody knows', () => {
    const unknown = { vin: null, stockNumber: null, carType: null, year: null, model: null, badge: null };
    const bare = { ...car, ...unknown, make: '', colour: null, simpleBody: null, simpleFuel: null };
    expect(analyticsParameters(sent, { ...bare, priceCents: null })).toEqual(ofTheForm);
    expect(analyticsParameters(sent, null)).toEqual(ofTheForm);
    expect(analyticsParameters(sent, { ...bare, priceCents: 0 })).toEqual({ ...ofTheForm, item_price: 0 });
  });

  it('tell nothing of the visitor, whatever the car carries', () => {
    const owned = { ...car, regoPlate: 'ABC123', phone: '+61412345678', email: 'alex@example.com' };
    expect(JSON.stringify(analyticsParameters(sent, owned))).not.toMatch(/ABC123|0?412345678|alex/);
  });
});
