/** The page that compares these cars. */
export function compareAddress(href: string, cars: readonly { readonly slug: string }[]): string {
  return `${href}?cars=${cars.map(({ slug }) => encodeURIComponent(slug)).join(',')}`;
}
