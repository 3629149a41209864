import { describe, expect, it } from 'vitest';
import { idOfKey } from './id-of-key.ts';

const moment = new Date('2026-03-01T00:00:00.123Z');

describe('the id of a key', () => {
  it('is a UUID of version 7 that begins with its moment', () => {
    const id = idOfKey(moment, 'call');
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(moment.getTime());
  });

  it('is the same for the same moment and key, and another for another', () => {
    expect(idOfKey(moment, 'call')).toBe(idOfKey(moment, 'call'));
    expect(idOfKey(moment, 'call')).not.toBe(idOfKey(moment, 'calls'));
    expect(idOfKey(moment, 'call')).not.toBe(idOfKey(new Date(moment.getTime() + 1), 'call'));
  });
});
