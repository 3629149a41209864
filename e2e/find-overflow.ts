import type { Page } from '@playwright/test';

/** What sticks out of the screen to the right, and buttons whose words do not fit them. */
export async function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page, which knows no other scope
    const name = (element: Element) =>
      `${element.tagName}.${element.getAttribute('class')} "${element.textContent.trim().slice(0, 30)}"`;
    const width = document.documentElement.clientWidth;
    /** A row that scrolls by itself is as wide as it likes. */
    const isInScroller = (element: Element): boolean => {
      const { parentElement } = element;
      if (!parentElement || parentElement === document.body) return false;
      return getComputedStyle(parentElement).overflowX !== 'visible' || isInScroller(parentElement);
    };
    const faults: string[] = [];
    if (document.documentElement.scrollWidth > width) {
      const widest = [...document.querySelectorAll('body *')].filter(
        (element) => element.getBoundingClientRect().right > width + 1 && !isInScroller(element),
      );
      faults.push(
        `the page is ${document.documentElement.scrollWidth} wide on ${width}: ${widest.slice(0, 3).map(name).join('; ')}`,
      );
    }
    for (const button of document.querySelectorAll('button, .btn, .chip, summary, select, h1')) {
      if (!(button instanceof HTMLElement) || button.offsetParent === null) continue;
      const { overflowX, overflowY } = getComputedStyle(button);
      const isClipped =
        (overflowX !== 'visible' && button.scrollWidth > button.clientWidth + 1) ||
        (overflowY !== 'visible' && button.scrollHeight > button.clientHeight + 1);
      if (isClipped) faults.push(`cut: ${name(button)}`);
      else if (button.scrollWidth > button.clientWidth + 2 && button.clientWidth > 0) {
        faults.push(`words stick out of ${name(button)}`);
      }
    }
    return faults;
  });
}
