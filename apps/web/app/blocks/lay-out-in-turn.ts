/**
 * Lays out the sections that wait below the first screen one by one while nothing else is to be done, so that none is a
 * long task and all are there before anybody scrolls to them.
 */
export function layOutInTurn(): void {
  const page = document.documentElement;
  if (page.dataset['laidOut'] !== undefined) return;
  const sections = [...document.querySelectorAll<HTMLElement>(':is(.hero, .l-hero) ~ *')];
  const later =
    'requestIdleCallback' in window ? requestIdleCallback : (next: () => void) => setTimeout(next, 50);
  const next = () => {
    const section = sections.shift();
    if (section === undefined) {
      page.dataset['laidOut'] = '';
      return;
    }
    section.style.contentVisibility = 'visible';
    later(next);
  };
  later(next);
}
