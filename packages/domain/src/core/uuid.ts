const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** An identifier as the database writes it: in small letters. */
export function isUuid(text: string): boolean {
  return uuid.test(text);
}
