import { expect, it } from 'vitest';
import { below, formFields, text, texts, values, whole } from './form-fields.ts';

it('reads a form as the provider takes it', () => {
  const form = formFields('a=1&b[c][d]=x&b[e]=y&list[]=p&list[]=q&items[0][n]=3');
  expect(text(form, 'a')).toBe('1');
  expect(text(below(below(form, 'b'), 'c'), 'd')).toBe('x');
  expect(texts(below(form, 'b'))).toEqual({ e: 'y' });
  expect(values(below(form, 'list'))).toEqual(['p', 'q']);
  expect(whole(below(below(form, 'items'), '0'), 'n')).toBe(3);
  expect(whole(form, 'b')).toBeNull();
  expect(whole(formFields('n=1.5'), 'n')).toBeNaN();
});

it.each(['a[b]=1&a=2&a[c]=3', 'a=1&a[b]=2', 'a[b][c][d][e][f][g]=1', 'a%20b=1'])('refuses %s', (form) => {
  expect(formFields(form)).toBeNull();
});

it('takes no name for more than a name', () => {
  expect(text(formFields('__proto__[x]=1'), 'x')).toBeNull();
  expect(text(formFields('a=1'), 'constructor')).toBeNull();
});
