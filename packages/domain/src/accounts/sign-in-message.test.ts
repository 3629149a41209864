import { expect, it } from 'vitest';
import { signInMessage } from './sign-in-message.ts';

const message = { code: '012345', siteName: 'Harbourside Mazda', minutes: 10, host: 'harbour.example' };

it('AUTH-1 the SMS says the code first, whose it is and for how long, and binds it to the site', () => {
  expect(signInMessage(message)).toBe(
    '012345 is your code for Harbourside Mazda. It works for 10 minutes. Nobody from us will ask you for it.\n\n@harbour.example #012345',
  );
});

it('AUTH-1 a name of a site adds no line to the SMS, and does not fill it', () => {
  const text = signInMessage({ ...message, siteName: `A\nB ${'x'.repeat(200)}` });
  expect(text.split('\n')).toHaveLength(3);
  expect(text.length).toBeLessThan(200);
});
