/** Moves the focus to the heading: those who read by keyboard or by ear go on from there, as in a new document. */
export function focusHeading(): void {
  const main = document.querySelector<HTMLElement>('#main');
  const heading = main?.querySelector<HTMLElement>('h1') ?? main;
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
