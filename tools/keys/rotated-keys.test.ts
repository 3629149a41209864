import { describe, expect, it } from 'vitest';
import { secretCipher } from '../../packages/store/src/secrets/secret-cipher.ts';
import { keyNames, rotatedKeys } from './rotated-keys.ts';

const present = {
  CODE_KEY: 'c'.repeat(32),
  MEDIA_KEY: 'm'.repeat(32),
  SECRETS_KEYS: `2026:${Buffer.alloc(32, 7).toString('base64')}`,
};

describe.each(keyNames)('L11 %s', (name) => {
  it('is announced, used and left alone, in this order', () => {
    const announced = rotatedKeys(name, present[name], 'announce');
    const [first, added = ''] = announced.split(',');
    expect([first, added.length > 40]).toEqual([present[name], true]);
    const used = rotatedKeys(name, announced, 'use');
    expect(used).toBe(`${added},${present[name]}`);
    expect(rotatedKeys(name, used, 'retire')).toBe(added);
    expect(rotatedKeys(name, present[name], 'announce')).not.toBe(announced);
  });

  it.each([
    ['use', present[name], /first is announce/],
    ['retire', present[name], /first is announce/],
    ['announce', `${present[name]},x`, /being replaced already/],
    ['announce', ' ', /is empty/],
  ] as const)('is not taken to %s out of order, and not quoted', (step, value, message) => {
    expect(() => rotatedKeys(name, value, step)).toThrow(message);
    expect(() => rotatedKeys(name, value, step)).not.toThrow(present[name]);
  });
});

it('L11 a new key of SECRETS_KEYS is one that secrets can be encrypted with', () => {
  const used = rotatedKeys(
    'SECRETS_KEYS',
    rotatedKeys('SECRETS_KEYS', present.SECRETS_KEYS, 'announce'),
    'use',
  );
  expect(secretCipher(used).olderKeyIds).toEqual(['2026']);
});
