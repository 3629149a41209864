/** A plate as the registers spell it: 'abc·12d' and 'ABC 12D' are one car. */
export function normaliseRego(typed: string): string {
  return typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
}
