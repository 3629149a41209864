// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isPastFirst } from './past-first.ts';

function scrolledTo(place: number, main: string): boolean {
  vi.stubGlobal('scrollY', place);
  document.body.innerHTML = `<main id="main">${main}</main>`;
  return isPastFirst();
}

afterEach(() => vi.unstubAllGlobals());

describe('the first screen', () => {
  it('RULE-12.2 is past once most of it is scrolled by', () => {
    expect(scrolledTo(0, '<p>Words</p>')).toBe(false);
    expect(scrolledTo(innerHeight, '<p>Words</p>')).toBe(true);
  });

  it('RULE-12.2 is never past where somebody searches, so that nothing lies over what is found', () => {
    expect(scrolledTo(innerHeight * 4, '<div class="wrap search"></div>')).toBe(false);
  });
});
