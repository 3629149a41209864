import { buildCar } from '@forecourt/testkit/build-car';
import { expect, it } from 'vitest';
import { contextOf } from '../stock/test/card-site.ts';
import { holdNotice } from './hold-notice.ts';

it('FORM-4 says that another buyer holds the car before a time is chosen, and leads to others', () => {
  const context = contextOf('harbour', { stock: { itemTypes: ['motorcycle'] } });
  const bike = buildCar({ itemType: 'motorcycle', make: 'Yamaha', simpleBody: 'Naked', reserved: true });
  expect(holdNotice(bike, context)).toMatchObject({
    heading: 'This bike is on hold',
    others: { text: 'See similar bikes' },
  });
  expect(holdNotice(bike, context)?.others.href).toContain('Yamaha');
  expect(holdNotice({ ...bike, reserved: false }, context)).toBeNull();
});
