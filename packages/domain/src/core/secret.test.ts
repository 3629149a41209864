import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { Secret } from './secret.ts';

const secret = new Secret('sk_live_1');

describe('TEN-2.2 a secret', () => {
  it('is revealed to whom it is sent', () => {
    expect(secret.reveal()).toBe('sk_live_1');
  });

  it.each([
    ['joined into text', [secret].join(' ')],
    ['turned into text', secret.toString()],
    ['added to text', '' + (secret as never)],
    ['serialised', JSON.parse(JSON.stringify({ secret })).secret],
    ['printed', inspect(secret)],
    ['printed inside something', inspect({ deep: { secret } })],
  ])('%s shows nothing', (_, text) => {
    expect(text).toContain('[secret]');
    expect(text).not.toContain('sk_live');
  });
});
