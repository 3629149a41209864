import { describe, expect, it } from 'vitest';
import { parsePerson } from './parse-person.ts';

describe('OPS-10.2 a person who is looked for', () => {
  it.each([
    ['0412 345 678', { visitorId: null, phone: '+61412345678', email: null }],
    ['+61 (0)412 345 678', { visitorId: null, phone: '+61412345678', email: null }],
    [' Ann@Visitor.Example ', { visitorId: null, phone: null, email: 'Ann@visitor.example' }],
    ['Ann', null],
    ['', null],
    ['%', null],
  ])('%j is %j', (text, person) => {
    expect(parsePerson(text)).toEqual(person);
  });
});
