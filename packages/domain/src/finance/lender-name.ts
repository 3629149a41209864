/** A lender as people call it, of the key under which feeds and settings know it: Eastlight Credit of eastlight_credit. */
export function lenderName(provider: string): string {
  return provider
    .split(/[-_\s]+/)
    .filter((word) => word !== '')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join(' ');
}
