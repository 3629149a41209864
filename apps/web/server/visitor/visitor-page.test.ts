import { validateHeaderValue } from 'node:http';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { seeOther } from './visitor-page.ts';

it('URL-6 sends a visitor on to an address that a header can hold, whatever they sent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (token) => {
      const location =
        seeOther({ representation: 'document' }, `/bookings/${token}`).headers['location'] ?? '';
      validateHeaderValue('location', location);
      expect(location).toMatch(/^[!-~]*$/);
    }),
  );
  expect(seeOther({ representation: 'document' }, '/a?b=c%20d&e=é\r\n').headers['location']).toBe(
    '/a?b=c%20d&e=%C3%A9%0D%0A',
  );
});
