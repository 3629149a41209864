import { isWorkedOut, proofText } from '@forecourt/domain/leads/proof-of-work';
import { expect, it } from 'vitest';
import { workOutProof } from './work-out-proof.ts';

it('FORM-2 the proof of a form is a number whose hash begins with the zero bits', async () => {
  const form = { host: 'dealer.example', key: 'key-1' };
  const [minute = 0, tried = 0] = (await workOutProof(form))?.split('.').map(Number) ?? [];
  const hash = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(proofText(form, minute, tried)),
  );
  expect(isWorkedOut(new Uint8Array(hash))).toBe(true);
});
