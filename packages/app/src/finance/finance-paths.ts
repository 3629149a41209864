import { carPath } from '@forecourt/domain/site/car-paths';

/** The finance of a car on a page of its own: the way of the calculator without JavaScript. */
export function carFinancePath(slug: string): string {
  return `${carPath(slug)}/finance`;
}

/** Where the small print of a car's finance is read by its id (VDP-7). */
export function carDisclaimerPath(id: string): string {
  return `/api/cars/${id}/finance-disclaimer`;
}
