import { hash } from './random.ts';

/** Of no kind in particular, so it passes for an identifier of every kind. */
type AnyId = string & { readonly __id: never };

/**
 * The identifier that something of the world always has, in the form of a UUIDv7. The key says what it is
 * (`site/harbourside`, `car/harbourside-mazda/17`); the time, where one is given, is when it came to be.
 */
export function worldId(key: string, bornAt = new Date('2026-01-01T00:00:00Z')): AnyId {
  const time = bornAt.getTime().toString(16).padStart(12, '0');
  const [a, b, c] = [hash(key, 1), hash(key, 2), hash(key, 3)].map((bits) =>
    bits.toString(16).padStart(8, '0'),
  );
  const digits = `${a}${b}${c}`;
  const id = `${time.slice(0, 8)}-${time.slice(8)}-7${digits.slice(0, 3)}-8${digits.slice(3, 6)}-${digits.slice(6, 18)}`;
  return id as AnyId;
}
