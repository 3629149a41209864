import { PaymentProviderUnavailable } from '@forecourt/app/ports/checkout/payment-provider.port';

/** An object of Stripe's, before it is believed. */
export type StripeFields = Readonly<Record<string, unknown>>;

/** The object, where it says that it is of this kind; anything else is no answer. */
export function fieldsOf(answer: unknown, kind: string): StripeFields {
  const fields = anyFields(answer);
  if (fields?.['object'] !== kind || typeof fields['id'] !== 'string') throw garbled(kind);
  return fields;
}

/** As `fieldsOf`; null where it is left out. */
export function fieldsOrNull(answer: unknown, kind: string): StripeFields | null {
  return answer === null || answer === undefined ? null : fieldsOf(answer, kind);
}

export function anyFields(value: unknown): StripeFields | null {
  return typeof value === 'object' && value !== null ? (value as StripeFields) : null;
}

export function textOf(fields: StripeFields, name: string): string {
  const value = fields[name];
  if (typeof value !== 'string') throw garbled(name);
  return value;
}

export function textOrNull(fields: StripeFields | null, name: string): string | null {
  const value = fields?.[name];
  return typeof value === 'string' ? value : null;
}

/** Cents and moments are whole and not below zero: another number is no answer. */
export function wholeOf(fields: StripeFields, name: string): number {
  const value = fields[name];
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) throw garbled(name);
  return value;
}

export function isTrue(fields: StripeFields, name: string): boolean {
  const value = fields[name];
  if (typeof value !== 'boolean') throw garbled(name);
  return value;
}

/** A moment in seconds. */
export function dateOf(fields: StripeFields, name: string): Date {
  return new Date(wholeOf(fields, name) * 1_000);
}

/** What we wrote on an object when we made it. */
export function markOf(fields: StripeFields, name: string): string | null {
  return textOrNull(anyFields(fields['metadata']), name);
}

/** The id of an object that may stand there whole or by its id alone. */
export function idOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : textOrNull(anyFields(value), 'id');
}

/** The objects of a list, with whether there are more. */
export function listOf(answer: unknown): { readonly data: readonly unknown[]; readonly hasMore: boolean } {
  const fields = anyFields(answer);
  const data: unknown = fields?.['data'];
  if (fields?.['object'] !== 'list' || !Array.isArray(data)) throw garbled('list');
  return { data: data as readonly unknown[], hasMore: isTrue(fields, 'has_more') };
}

const garbled = (what: string) => new PaymentProviderUnavailable(`garbled_${what.replaceAll('.', '_')}`);
