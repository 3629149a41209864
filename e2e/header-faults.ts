import type { Page } from '@playwright/test';

interface Box extends Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>> {
  readonly name: string;
}

/** What of the header lies on something else of it or outside of its page, and whether the page is too wide. */
export async function headerFaults(page: Page): Promise<string[]> {
  const { boxes, from, to, tooWide } = await page.locator('.hdr > .wrap').evaluate((row) => {
    const { paddingLeft, paddingRight } = getComputedStyle(row);
    const { left: start, right: end } = row.getBoundingClientRect();
    const { clientWidth, scrollWidth } = document.documentElement;
    const parts = row.querySelectorAll('.home, .hsearch, nav > ul > li, .tools :is(a, button)');
    return {
      // The target of an icon reaches into the gutter, but not to the edge.
      from: start + Number.parseFloat(paddingLeft) / 2,
      to: end - Number.parseFloat(paddingRight) / 2,
      tooWide: scrollWidth - clientWidth,
      boxes: Array.from(parts, (part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        return { name: part.textContent.trim().slice(0, 20), left, right, top, bottom };
      }).filter(({ left, right }) => right > left),
    };
  });
  const outside = boxes.filter(({ left, right }) => left < from || right > to);
  const covered = boxes.flatMap((one, place) =>
    boxes
      .slice(place + 1)
      .filter((other) => shared(one, other, 'left', 'right') > 1 && shared(one, other, 'top', 'bottom') > 1)
      .map((other) => `${one.name} lies on ${other.name}`),
  );
  return [
    ...outside.map(({ name }) => `outside: ${name}`),
    ...covered,
    ...(tooWide > 0 ? [`the page is ${tooWide} pixels too wide`] : []),
  ];
}

function shared(one: Box, other: Box, start: 'left' | 'top', end: 'right' | 'bottom'): number {
  return Math.min(one[end], other[end]) - Math.max(one[start], other[start]);
}
