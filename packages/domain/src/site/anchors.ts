/** The places within a page that links of other pages lead to (URL-9). */
export const anchors = {
  vehicleMap: 'vehicle-map',
  reviews: 'reviews',
  financeForm: 'finance-form',
  serviceForm: 'service-form',
} as const;

export type Anchor = keyof typeof anchors;

/** A path with the place on its page: /finance#finance-form. Without a path, a place on the same page. */
export function atAnchor(path: string, anchor: Anchor): string {
  return `${path}#${anchors[anchor]}`;
}
