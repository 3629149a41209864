import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { namedValues, readFields } from './read-fields.ts';

const form = 'application/x-www-form-urlencoded';
const read = (body: string | Buffer, contentType: string | undefined = form) =>
  readFields({ contentType, readBody: async () => Buffer.from(body) } as never);
const brokenOff = () => Promise.reject(new Error('aborted'));

describe('what a post says', () => {
  it('is read from a form and from JSON', async () => {
    expect(await read('a=1&b=x+y')).toEqual({ values: { a: '1', b: 'x y' }, isHtmlForm: true });
    expect(await read('{"a":1}', 'application/json; charset=utf-8')).toEqual({
      values: { a: 1 },
      isHtmlForm: false,
    });
    expect(await read('')).toEqual({ values: {}, isHtmlForm: true });
  });

  it.each([
    ['not JSON', '{', 'application/json'],
    ['another kind', 'a=1', 'text/plain'],
    ['no kind', 'a=1', ''],
    ['a file', 'a=1', 'multipart/form-data; boundary=x'],
    ['not UTF-8', Buffer.from([0x61, 0x3d, 0xff, 0xfe]), form],
    ['not UTF-8 in JSON', Buffer.from([0x22, 0xff, 0x22]), 'application/json'],
    ['not UTF-8 behind percent signs', 'a=%FF%FE', form],
    ['a zero behind percent signs', 'a=%00', form],
    ['more names than any form has', Array.from({ length: 201 }, (_, at) => `n${at}=1`).join('&'), form],
  ])('is refused: %s', async (_, body, kind) => {
    expect(await read(body, kind)).toBeNull();
  });

  it('that does not arrive is refused', async () => {
    expect(await readFields({ contentType: form, readBody: brokenOff } as never)).toBeNull();
  });

  it('twice under one name is a list, which nobody takes for one value', () => {
    expect(namedValues('a=1&a=2&a=3&b=4')).toEqual({ a: ['1', '2', '3'], b: '4' });
    expect(z.object({ a: z.string() }).safeParse(namedValues('a=1&a=2')).success).toBe(false);
  });

  it('changes no prototype by the names it uses', () => {
    const names = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];
    const values = namedValues(names.map((name) => `${name}=x`).join('&')) ?? {};
    expect(Object.keys(values).toSorted()).toEqual(names.toSorted());
    expect(Object.getPrototypeOf(values)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
    expect(z.object({ phone: z.string().optional() }).parse(values)).toEqual({});
  });

  it('comes back as it went in, whatever it is', () => {
    const field = fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\u{fffd}'));
    fc.assert(
      fc.property(fc.dictionary(field, field, { maxKeys: 20 }), (values) => {
        expect(namedValues(new URLSearchParams(values).toString())).toEqual({ ...values });
      }),
    );
  });
});
