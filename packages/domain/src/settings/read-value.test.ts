import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { setting } from './define-setting.ts';
import { readValue } from './read-value.ts';

const place = z.union([
  z.strictObject({ kind: z.literal('page'), path: z.string().startsWith('/'), title: z.string() }),
  z.strictObject({ kind: z.literal('phone'), number: z.string() }),
  z.string(),
]);
const link = setting({
  schema: place,
  default: 'home',
  label: 'Link',
  help: 'Where the button leads.',
  editor: 'link',
  editableBy: 'dealer',
  from: ['TEN-4'],
});

describe('TEN-4.1 a value that may have several forms', () => {
  it('is read in the form it has', () => {
    expect(readValue(link, { kind: 'phone', number: '13 12 34' })).toEqual({
      ok: true,
      value: { kind: 'phone', number: '13 12 34' },
    });
  });

  it('is measured against the form that it comes closest to', () => {
    expect(readValue(link, { kind: 'page', path: 'models', title: 'Models' })).toEqual({
      ok: false,
      error: [{ path: ['path'], reason: "This must be text that begins with '/'." }],
    });
    expect(readValue(link, { kind: 'phone', number: 3 })).toEqual({
      ok: false,
      error: [{ path: ['number'], reason: 'This must be text.' }],
    });
  });

  it('is refused as a whole when it is like none of them', () => {
    expect(readValue(link, 7)).toEqual({
      ok: false,
      error: [{ path: [], reason: 'This value is not allowed here.' }],
    });
  });
});
