import { settingsWith } from '@forecourt/domain/site/test/settings-with';
import { buildCar } from '@forecourt/testkit/build-car';
import { describe, expect, it } from 'vitest';
import { locationPhoneViewOf, phoneRevealViewOf } from './phone-reveal.view.ts';

const location = {
  name: 'Yard',
  slug: 'yard',
  phone: '(02) 5550 1234',
  address: null,
  distributionLocations: [],
};
const site = { settings: settingsWith() };
const open = { settings: settingsWith({ contact: { masksPhone: false } }) };

describe('RULE-11.1 the phone of a car', () => {
  it('shows its beginning, and says by which field the rest is asked for', () => {
    const car = buildCar({ location });
    expect(phoneRevealViewOf(car, site)).toEqual({
      kind: 'masked',
      shown: '(02) *********',
      revealText: 'Show number',
      action: '/api/phone-reveals',
      field: { name: 'car_id', value: car.id },
    });
  });

  it('has nothing of the rest in its data', () => {
    const written = JSON.stringify(phoneRevealViewOf(buildCar({ location }), site)).replaceAll(/\D/g, '');
    expect(written).not.toContain('5550');
    expect(written).not.toContain('1234');
  });

  it('calls at once where the site does not mask', () => {
    expect(phoneRevealViewOf(buildCar({ location }), open)).toEqual({
      kind: 'shown',
      shown: '(02) 5550 1234',
      href: 'tel:0255501234',
    });
  });

  it('is no button where there is no number', () => {
    const views = [null, { ...location, phone: null }, { ...location, phone: 'TBA' }].map((one) =>
      phoneRevealViewOf(buildCar({ location: one }), site),
    );
    expect(views).toEqual([null, null, null]);
  });
});

it('RULE-11.1 a whole number says of which location it is, so that it is masked nowhere else on the page', () => {
  const place = { id: 'a' as never, phone: '(02) 5550 1234', landlinePhone: null };
  expect(locationPhoneViewOf(place, open)).toMatchObject({ kind: 'shown', locationId: 'a' });
  expect(locationPhoneViewOf(place, site)).toMatchObject({ kind: 'masked', field: { value: 'a' } });
});

it('RULE-11.1 a location is called under its phone, or else its landline', () => {
  const id = 'a' as never;
  const shown = (phone: string | null, landlinePhone: string | null) =>
    locationPhoneViewOf({ id, phone, landlinePhone }, open)?.shown;
  expect([shown('0400 000 000', '02 5550 1234'), shown(null, '02 5550 1234'), shown('', null)]).toEqual([
    '0400 000 000',
    '(02) 5550 1234',
    undefined,
  ]);
});
