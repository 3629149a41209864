import { describe, expect, it } from 'vitest';
import { tellingPlates, valuationVendor } from './valuation-vendor.ts';

const plate = { rego: '1qx7lm', state: 'vic' };
type Item = Readonly<Record<string, unknown>>;
const sum = (lines: readonly { amount: number }[]) => lines.reduce((all, { amount }) => all + amount, 0);
const first = (list: readonly unknown[] | null) => (list?.[0] ?? {}) as Item;

describe('the simulated valuation vendor', () => {
  it('knows the same car under the same plate, each time as another evaluation', () => {
    const vendor = valuationVendor();
    const [once, again] = [first(vendor.lookUp(plate)), first(vendor.lookUp(plate))];
    expect(once).toMatchObject({ Registration: '1QX7LM', Make: again['Make'], Model: again['Model'] });
    expect(once['EvalID']).not.toBe(again['EvalID']);
    expect([vendor.lookups(), vendor.list('1QX7LM').length]).toEqual([2, 2]);
  });

  it('offers several cars, of which one is chosen by its description', () => {
    const vendor = valuationVendor();
    const several = first(vendor.lookUp({ rego: 'MANY01X', state: 'vic' }));
    const [, second] = several['VechielDescriptions'] as readonly { Description: string }[];
    expect(several).not.toHaveProperty('EvalID');
    const chosen = first(vendor.choose({ vin: several['VIN'], desc: second?.Description }));
    expect(chosen).toMatchObject({ Registration: 'MANY01X', Make: 'Toyota' });
    expect(vendor.choose({ vin: 'unknown', desc: '' })).toBeNull();
  });

  it('says what a car is worth, as a sum that adds up but where the plate says otherwise', () => {
    const vendor = valuationVendor();
    const worth = (rego: string) => {
      const id = first(vendor.lookUp({ rego, state: 'vic' }))['EvalID'];
      return vendor.value({ id, adjustmentAnswers: [] }) as { value: number; lines: { amount: number }[] };
    };
    const honest = worth('ABC123');
    expect(honest.value).toBe(sum(honest.lines));
    const wrong = worth('BADSUM');
    expect(wrong.value).not.toBe(sum(wrong.lines));
    expect(worth('NOVAL1').value).toBeNull();
    expect(vendor.value({ id: 'EV0' })).toBeNull();
  });

  it('keeps who sells a car, how far it went and its pictures', () => {
    const vendor = valuationVendor();
    const evalId = String(first(vendor.lookUp(plate))['EvalID']);
    expect(vendor.attach(evalId, { name: 'a.jpg', bytes: 3 })).toBe(true);
    expect(first(vendor.update({ evalid: evalId, km: 5, cName: 'Jo' }))).toMatchObject({ KM: '5' });
    expect(vendor.find(evalId)).toMatchObject({ km: 5, updates: 1, images: [{ name: 'a.jpg' }] });
    expect([vendor.attach('EV0', { name: 'a.jpg', bytes: 3 }), vendor.update({ evalid: 'EV0' })]).toEqual([
      false,
      null,
    ]);
    vendor.clear();
    expect(vendor.find(evalId)).toBeNull();
  });

  it('finds nothing, another car or an old one where the plate says so', () => {
    const vendor = valuationVendor();
    expect(Object.keys(tellingPlates)).toContain('OLDCAR');
    expect(first(vendor.lookUp({ rego: 'NOCAR1', state: 'vic' }))).toEqual({});
    expect(first(vendor.lookUp({ rego: 'OTHER1', state: 'vic' }))['Registration']).not.toBe('OTHER1');
    expect(first(vendor.lookUp({ rego: 'OLDCAR', state: 'vic' }))['Year']).toBe('2011');
    expect(vendor.lookUp({})).toBeNull();
  });
});
