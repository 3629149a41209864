import type { Field } from './field-description.ts';
import { answerOf, chosenOf, isBlank, offers, tickOf, tidyText } from './field-rules.ts';

// In the browser's bundle: nothing here may import the schema library.

/** What is wrong with the answer to one field, in the words that stand under it; null where nothing is. */
export function checkField(field: Field, value: unknown): string | null {
  const { messages, required } = field;
  const whenBlank = required ? messages.required : null;
  if (field.kind === 'tick') return checkTick(field, value);
  if (field.kind === 'choices') return checkChoices(field, value);
  if (isBlank(value)) return whenBlank;
  if (typeof value !== 'string') return messages.invalid;
  if (field.kind === 'choice') return offers(field, value) ? null : messages.invalid;
  const text = tidyText(field, value);
  if (text === '') return whenBlank;
  if (text.length > field.maxLength) return messages.tooLong;
  return answerOf(field, text) === null ? messages.invalid : null;
}

function checkTick({ required, messages }: Field, value: unknown): string | null {
  const isTicked = tickOf(value);
  if (isTicked === null) return messages.invalid;
  return required && !isTicked ? messages.required : null;
}

function checkChoices(field: Field, value: unknown): string | null {
  const chosen = chosenOf(value);
  if (chosen === null) return field.messages.invalid;
  if (chosen.length === 0) return field.required ? field.messages.required : null;
  const isOffered =
    chosen.length <= (field.options ?? []).length && chosen.every((one) => offers(field, one));
  return isOffered ? null : field.messages.invalid;
}
