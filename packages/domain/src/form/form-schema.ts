import { z } from 'zod';
import type { Field } from './field-description.ts';
import { answerOf, chosenOf, isBlank, offers, tickOf, tidyText } from './field-rules.ts';
import type { FieldSet, Form, FormValues } from './form.ts';

/**
 * The schema by which the server reads a form: from the names on the wire to the names inside. Whatever
 * else was sent is left out. Its messages are the browser's (`checkForm`), in the same order.
 */
export function formSchema<Fields extends FieldSet>({
  fields,
}: Form<Fields>): z.ZodType<FormValues<Form<Fields>>> {
  const asked = Object.entries<Field | null>(fields);
  const shape = asked.flatMap(([, field]) => (field ? [[field.name, fieldSchema(field)] as const] : []));
  return z
    .object(Object.fromEntries(shape))
    .transform(
      (answers) =>
        Object.fromEntries(
          asked.map(([name, field]) => [name, field ? answers[field.name] : null]),
        ) as FormValues<Form<Fields>>,
    );
}

function fieldSchema(field: Field): z.ZodType {
  if (field.kind === 'tick') return tickSchema(field);
  if (field.kind === 'choices') return choicesSchema(field);
  return field.kind === 'choice' ? choiceSchema(field) : textSchema(field);
}

function textSchema(field: Field): z.ZodType {
  const { required, maxLength, messages } = field;
  const text = z
    .string({ error: ({ input }) => (isBlank(input) ? messages.required : messages.invalid) })
    .overwrite((typed) => tidyText(field, typed))
    .max(maxLength, messages.tooLong)
    .refine((typed) => typed === '' || answerOf(field, typed) !== null, { error: messages.invalid });
  const filled = required
    ? text.refine((typed) => typed !== '', { error: messages.required })
    : text.nullish();
  return filled.transform((typed) => (isBlank(typed) ? null : answerOf(field, typed)));
}

function choiceSchema({ required, options = [], messages }: Field): z.ZodType {
  const offered = z.enum(
    options.map(({ value }) => value),
    { error: ({ input }) => (isBlank(input) ? messages.required : messages.invalid) },
  );
  if (required) return offered;
  return z
    .union([offered, z.literal('')], { error: messages.invalid })
    .nullish()
    .transform((chosen) => (isBlank(chosen) ? null : chosen));
}

function choicesSchema(field: Field): z.ZodType {
  const { required, options = [], messages } = field;
  return z
    .union([z.string(), z.array(z.string()).max(options.length)], { error: messages.invalid })
    .nullish()
    .transform((chosen) => [...new Set(chosenOf(chosen))])
    .refine((chosen) => chosen.every((one) => offers(field, one)), { error: messages.invalid })
    .refine((chosen) => !required || chosen.length > 0, { error: messages.required });
}

function tickSchema({ required, messages }: Field): z.ZodType {
  return z
    .union([z.boolean(), z.enum(['true', 'false', 'on', ''])], { error: messages.invalid })
    .nullish()
    .transform((ticked) => tickOf(ticked) === true)
    .refine((isTicked) => !required || isTicked, { error: messages.required });
}
