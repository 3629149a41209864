import { carPath } from '@forecourt/domain/site/car-paths';

/** A reservation by its own link, from a mail or another device. */
export function reservationAddress(
  link: string,
  below: '' | '/let-go' | '/receipt.pdf' | '/refund.pdf' | '/send-again' = '',
): string {
  return `/reservations/${link}${below}`;
}

/** Where the steps of reserving a car are sent. */
export function checkoutAddress(
  slug: string,
  step: '' | '/details' | '/hosted' | '/return' | '/again' | '/hold-for-me' | '/standing' | '/tell-me' = '',
): string {
  return `${carPath(slug)}/checkout${step}`;
}

/** The first step once more, with what was typed. */
export function checkoutDetailsAddress(slug: string): string {
  return `${checkoutAddress(slug)}?step=details`;
}

/** Where the mail about a car that is free leads to whoever wants none. People have it in their mail: it does not change. */
export const stopWaitRoot = '/waits/stop/';
