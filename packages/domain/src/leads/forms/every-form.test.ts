import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkForm } from '../../form/check-form.ts';
import type { Field } from '../../form/field-description.ts';
import { describeForm, type Form } from '../../form/form.ts';
import { formSchema } from '../../form/form-schema.ts';
import { isAsked } from '../../form/is-asked.ts';
import { formReader, readForm } from '../../form/read-form.ts';
import { everyForm } from './test/every-form.ts';

const fieldsOf = (form: Form) => describeForm(form).fields;

/** An answer that the field takes. */
function goodAnswer({ name, kind, options = [], pattern }: Field): string {
  if (options.length > 0) return options[0]?.value ?? '';
  if (name === 'reach') return '0412 345 678';
  if (pattern !== undefined) return '123456';
  const byKind: Partial<Record<Field['kind'], string>> = {
    email: 'alex@example.com',
    phone: '(07) 3123 4567',
    mobile: '0412 345 678',
    postcode: '4000',
    integer: '2020',
    date: '2026-03-10',
    dateTime: '2026-03-10T09:30',
    tick: 'on',
  };
  return byKind[kind] ?? 'Some words';
}

const goodAnswers = (form: Form) =>
  Object.fromEntries(fieldsOf(form).map((field) => [field.name, goodAnswer(field)]));

/** What a field may be sent: something right, something nearly right, or anything at all. */
function anyAnswer(field: Field): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 4, arbitrary: fc.constant(goodAnswer(field)) },
    fc.constantFrom(
      undefined,
      null,
      '',
      '   ',
      true,
      false,
      0,
      1e21,
      'on',
      'false',
      '\r\n',
      'x\0',
      'a\r\nBcc: b@c.de',
    ),
    fc.constantFrom(
      '0412 345 678',
      '13 12 34',
      'alex@example.com',
      '4000',
      '2026-02-30',
      '45,000',
      '2026-03-10T25:00',
    ),
    fc.constantFrom([], {}, [goodAnswer(field)], [goodAnswer(field), goodAnswer(field)], ['x', 1], [[]]),
    fc.constant(`${goodAnswer(field)} `),
    fc.string(),
    fc.nat(field.maxLength + 2).map((length) => 'x'.repeat(length)),
  );
}

describe('FORM-7 every form', () => {
  it.each(everyForm.map((form, index) => [form.name, index, form] as const))(
    'reads and refuses the same in the browser and on the server: %s, %i',
    (_name, index, form) => {
      const fields = fieldsOf(form);
      const description = describeForm(form);
      const read = formReader(form);
      const answers = fc.record(Object.fromEntries(fields.map((field) => [field.name, anyAnswer(field)])), {
        requiredKeys: [],
      });
      fc.assert(
        fc.property(answers, (sent) => {
          const answer = read(sent);
          expect(answer.ok ? [] : answer.error).toEqual(checkForm(description, sent));
        }),
        { seed: index, numRuns: 60 },
      );
    },
  );

  it('takes good answers, and names each required field that is missing', () => {
    for (const form of everyForm) {
      expect([form.name, readForm(form, goodAnswers(form)).ok]).toEqual([form.name, true]);
      const needed = fieldsOf(form).filter((field) => field.required && isAsked(field, {}));
      const missing = needed.map(({ name, messages }) => ({ field: name, message: messages.required }));
      const read = readForm(form, {});
      expect(read.ok ? [] : read.error).toEqual(missing);
    }
  });

  it('takes what it begins with', () => {
    for (const form of everyForm) {
      const initial = fieldsOf(form).flatMap(({ name, initial: text }) =>
        text === undefined ? [] : [[name, text]],
      );
      expect(readForm(form, { ...goodAnswers(form), ...Object.fromEntries(initial) }).ok).toBe(true);
    }
  });

  it('gives a browser nothing but data, with patterns that it can read in an attribute', () => {
    for (const form of everyForm) {
      const description = describeForm(form);
      expect(JSON.parse(JSON.stringify(description))).toEqual(description);
      // The attribute is read in the stricter of the two modes, and ignored where it cannot be.
      const patterns = description.fields.map(({ pattern = '' }) => new RegExp(pattern, 'v').unicodeSets);
      expect(patterns).not.toContain(false);
    }
  });

  it('names each field once, with a label, and offers something where one chooses', () => {
    for (const form of everyForm) {
      const fields = fieldsOf(form);
      expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
      expect(fields.filter(({ label }) => label.trim() === '')).toEqual([]);
      const empty = fields.filter(
        ({ kind, options = [] }) => kind.startsWith('choice') && options.length === 0,
      );
      expect([form.name, empty]).toEqual([form.name, []]);
    }
  });

  it('can be described to other programs', () => {
    for (const form of everyForm) {
      const schema = z.toJSONSchema(formSchema(form), { io: 'input' });
      expect(Object.keys(schema.properties ?? {})).toEqual(fieldsOf(form).map(({ name }) => name));
    }
  });

  it('lists all of its answers in the order of the page, whatever a hostile body adds', () => {
    for (const form of everyForm) {
      const hostile = JSON.parse(
        '{"__proto__":{"isAdmin":true},"constructor":"x","lead_id":"other","stage":"won"}',
      ) as object;
      const read = readForm(form, Object.assign(hostile, goodAnswers(form)));
      expect(read.ok && Object.keys(read.value)).toEqual(Object.keys(form.fields));
    }
  });
});

describe('the browser', () => {
  const entries = [
    '../../form/check-form.ts',
    '../../form/form-progress.ts',
    '../../service-booking/booking-submission.ts',
    '../../trade-in/offer-steps.ts',
    '../../trade-in/image-limits.ts',
    '../../trade-in/read-vehicle-lookup.ts',
    '../../trade-in/loading-message.ts',
  ];

  it.each(entries)('gets no schema library with %s', (entry) => {
    const seen = new Set<string>();
    const visit = (file: URL) => {
      if (seen.has(file.href)) return;
      seen.add(file.href);
      // Imports of types alone are gone when the bundle is made.
      const imports = readFileSync(file, 'utf8').matchAll(/^import (?!type )[^;]*? from '([^']+)';/gm);
      for (const [, from = ''] of imports) {
        expect([file.pathname, from]).toEqual([file.pathname, expect.stringMatching(/^\.\.?\//)]);
        visit(new URL(from, file));
      }
    };
    visit(new URL(entry, import.meta.url));
    expect(seen.size).toBeLessThan(10);
  });
});
