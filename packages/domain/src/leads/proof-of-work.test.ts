import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isWorkedOut,
  judgeProof,
  proofBits,
  proofMinute,
  proofText,
  writeProof,
  type ProvenForm,
} from './proof-of-work.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest();
const begun = new Date('2026-03-04T05:06:07Z');
const after = (minutes: number) => new Date(begun.getTime() + minutes * 60_000);

function solve(form: ProvenForm, at = begun): string {
  const minute = proofMinute(at.getTime());
  for (let tried = 0; ; tried += 1) {
    if (isWorkedOut(sha256(proofText(form, minute, tried)))) return writeProof(minute, tried);
  }
}

const forms = fc.record({ host: fc.domain(), key: fc.stringMatching(/^[\w-]{16,40}$/) });
const few = { numRuns: 25 };

describe('FORM-2 the check for robots', () => {
  it('accepts what was worked out for this form, while it may stand open', () => {
    fc.assert(
      fc.property(forms, fc.integer({ min: -60, max: 360 }), (form, minutes) => {
        expect(judgeProof(solve(form), form, { now: after(minutes), sha256 })).toBe('good');
      }),
      few,
    );
  });

  it('does not accept the proof of another form, another host or another day', () => {
    let accepted = 0;
    fc.assert(
      fc.property(forms, forms, (form, other) => {
        fc.pre(form.host !== other.host && form.key !== other.key);
        const proof = solve(form);
        const said = [
          judgeProof(proof, { ...form, key: other.key }, { now: begun, sha256 }),
          judgeProof(proof, { ...form, host: other.host }, { now: begun, sha256 }),
        ];
        accepted += said.filter((one) => one === 'good').length;
        for (const days of [-1, 1]) {
          expect(judgeProof(proof, form, { now: after(days * 1_440), sha256 })).toBe('late');
        }
      }),
      few,
    );
    // One hash in 4,096 begins with the zeros by chance.
    expect(accepted).toBeLessThanOrEqual(1);
  });

  it('does not accept a proof whose minute was changed', () => {
    const form = { host: 'dealer.example', key: 'a-key-of-a-form-1' };
    const [minute = '', tried = ''] = solve(form).split('.');
    const late = { now: after(361), sha256 };
    expect(judgeProof(`${minute}.${tried}`, form, late)).toBe('late');
    expect(judgeProof(`${Number(minute) + 60}.${tried}`, form, late)).toBe('wrong');
  });

  it.each([null, ''])('knows when there is none: %j', (proof) => {
    expect(judgeProof(proof, { host: 'a', key: 'b' }, { now: begun, sha256 })).toBe('missing');
  });

  it('reads anything at all without failing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (proof) => {
        fc.pre(proof !== '');
        expect(judgeProof(proof, { host: 'a', key: 'b' }, { now: begun, sha256 })).toBe('wrong');
      }),
    );
  });

  it('counts zero bits, and takes no hash that is not there', () => {
    expect(proofBits).toBe(12);
    expect(isWorkedOut(Uint8Array.of(0, 0x0f, 0xff))).toBe(true);
    expect(isWorkedOut(Uint8Array.of(0, 0x10, 0))).toBe(false);
    expect(isWorkedOut(Uint8Array.of(1, 0, 0))).toBe(false);
    expect(isWorkedOut(new Uint8Array())).toBe(false);
    expect(isWorkedOut(Uint8Array.of(0))).toBe(false);
  });
});
