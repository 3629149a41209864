/** The address by which a phone dials a number as people write it: 0491 570 156. */
export function telHref(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
}

/** Dials by the link that is seen: a head and a phone's bar both have one. */
export function pressCall(): void {
  const links = document.querySelectorAll<HTMLElement>('[data-act="call"]');
  [...links].find((link) => link.offsetParent !== null)?.click();
}
