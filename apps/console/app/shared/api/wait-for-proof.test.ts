import { expect, it } from 'vitest';
import { askForProof, waitingForProof } from './wait-for-proof.ts';

it('asks once, however many wait, and anew afterwards', async () => {
  const both = [askForProof(), askForProof()];
  waitingForProof.get()?.(true);
  expect(await Promise.all(both)).toEqual([true, true]);
  expect(waitingForProof.get()).toBeNull();
  const next = askForProof();
  waitingForProof.get()?.(false);
  expect(await next).toBe(false);
});
