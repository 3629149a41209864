import type { SiteId } from '@forecourt/domain/core/ids';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyedCodes } from './keyed-codes.ts';

const codes = keyedCodes(['a secret of tests']);
const siteId = 'site-a' as SiteId;
const sent = { siteId, phone: '+61400000001', challenge: 'of a browser', code: '012345' };

describe('AUTH-1 one-time codes', () => {
  it('are six digits, and not the same ones again', () => {
    const made = Array.from({ length: 200 }, () => codes.newCode());
    expect(made.every((code) => /^\d{6}$/.test(code))).toBe(true);
    expect(new Set(made).size).toBeGreaterThan(190);
  });

  it('hash to something else for another site, phone, challenge, code or secret', () => {
    const [hash] = codes.hashes(sent);
    expect(hash).toHaveLength(32);
    const others = [
      codes.hashes({ ...sent, siteId: 'site-b' as SiteId }),
      codes.hashes({ ...sent, phone: '+61400000002' }),
      codes.hashes({ ...sent, challenge: 'of another' }),
      codes.hashes({ ...sent, code: '012346' }),
      keyedCodes(['another secret']).hashes(sent),
    ];
    for (const [other] of others) expect(Buffer.compare(hash, other)).not.toBe(0);
    expect(codes.hashes(sent)).toEqual([hash]);
  });

  it('that an older secret made are still known when it is replaced', () => {
    const renewed = keyedCodes(['a newer secret', 'a secret of tests']);
    expect(renewed.hashes(sent)).toContainEqual(codes.hashes(sent)[0]);
    expect(renewed.open(codes.seal('text', 'here'), 'here')).toBe('text');
    expect(codes.open(renewed.seal('text', 'here'), 'here')).toBeNull();
  });
});

describe('AUTH-1 a sealed text', () => {
  it('opens at its place, and nowhere else', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, place) => {
        const sealed = codes.seal(text, place);
        expect(codes.open(sealed, place)).toBe(text);
        expect(codes.open(sealed, `${place}.`)).toBeNull();
      }),
      { numRuns: 50 },
    );
  });

  it('does not open when a single bit of it was changed, nor when it was made up', () => {
    const bytes = Buffer.from(codes.seal('+61400000001 012345', 'here'), 'base64url');
    for (const at of bytes.keys()) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(codes.open(changed.toString('base64url'), 'here')).toBeNull();
    }
    for (const made of ['', 'x', 'A'.repeat(60), '%%%']) expect(codes.open(made, 'here')).toBeNull();
  });

  it('shows nothing of what is in it', () => {
    const sealed = Buffer.from(codes.seal('+61400000001 012345', 'here'), 'base64url').toString('latin1');
    expect(sealed).not.toContain('012345');
    expect(codes.seal('the same', 'here')).not.toBe(codes.seal('the same', 'here'));
  });
});
