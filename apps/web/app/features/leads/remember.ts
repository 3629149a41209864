import type { FormBrowser } from './form-browser.ts';

/** For the page after the form, which may be a dealer's own (URL-5). */
export function remember(
  { localStorage }: Pick<FormBrowser, 'localStorage'>,
  name: string,
  value: string,
): void {
  try {
    localStorage().setItem(`forecourt:${name}`, value);
  } catch {
    // Storage is forbidden: that page says what it says to everybody.
  }
}
