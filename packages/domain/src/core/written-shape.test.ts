import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { maybe } from './fields.ts';
import { writtenShape } from './written-shape.ts';

const shape = writtenShape(
  z.object({
    name: maybe(z.string()),
    owner: maybe(z.object({ town: z.string() })),
    offers: z.array(z.object({ cents: maybe(z.number()) })).default([]),
  }),
);
const whole = { name: null, owner: { town: 'Nundah' }, offers: [{ cents: 1 }] };

describe('the shape of what was written', () => {
  it.each([
    ['has every field', whole, null],
    ['has nothing inside', { name: 'x', owner: null, offers: [] }, null],
    ['has more than it needs', { ...whole, tag: 1 }, null],
    ['lacks a field', { owner: null, offers: [] }, 'name'],
    ['lacks a field of an object', { ...whole, owner: { city: 'Nundah' } }, 'owner.town'],
    ['lacks a field of a list', { ...whole, offers: [{ dollars: 1 }] }, 'offers.cents'],
    ['is null', null, 'fields'],
    ['is a text', 'card', 'fields'],
    ['has its fields in another order', { offers: [], owner: null, name: null }, null],
    ['lacks a field, after a whole one', { owner: null, offers: [], label: null }, 'name'],
  ])('a value that %s', (_, written, missing) => {
    expect(shape.firstMissing(written)).toBe(missing);
  });
});
