import { describe, expect, it } from 'vitest';
import { drawFavicon, drawMark, markNames } from './draw-mark.ts';
import { drawWordmark } from './draw-wordmark.ts';
import { wordmarkOf } from './make-wordmarks.ts';

const colours = { ink: '#0e2a4a', paper: '#fefefe' };

/** What is open at the end of a drawing; nothing in a whole one. */
function unclosed(svg: string): string[] {
  const open: string[] = [];
  for (const [, closing, name = '', selfClosing] of svg.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)) {
    if (selfClosing) continue;
    if (closing && open.at(-1) === name) open.pop();
    else open.push(`${closing}${name}`);
  }
  return open;
}

describe('the mark of a dealer', () => {
  it.each(markNames)('%s is whole, in its own colours, on a square of 64', (name) => {
    for (const svg of [drawMark(name, colours), drawFavicon(name, colours)]) {
      expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 64 64"/);
      expect(unclosed(svg)).toEqual([]);
      expect(svg).not.toMatch(/NaN|undefined/);
      const used = svg.match(/#[\da-f]{6}/g) ?? [];
      expect(used).toContain(colours.ink);
      expect(used.filter((colour) => colour !== colours.ink && colour !== colours.paper)).toEqual([]);
    }
  });

  it('is another for every name', () => {
    expect(new Set(markNames.map((name) => drawMark(name, colours))).size).toBe(markNames.length);
    expect(markNames.length).toBeGreaterThanOrEqual(10);
  });
});

describe('the wordmark of a make', () => {
  it('is set as the make is known, and plainly for any other', () => {
    expect(drawWordmark('Mazda', wordmarkOf('mazda'), '#111111')).toContain('>mazda</text>');
    expect(drawWordmark('Tesla', wordmarkOf('tesla'), '#111111')).toContain('>TESLA</text>');
    expect(wordmarkOf('never-heard-of')).toEqual(wordmarkOf('nor-of-this'));
  });

  it('names the family of its font and keeps its width', () => {
    const svg = drawWordmark('Royal Enfield', wordmarkOf('royal-enfield'), '#111111');
    expect(svg).toContain("'Bricolage Grotesque Variable', 'Bricolage Grotesque'");
    expect(svg).toMatch(/viewBox="0 0 (\d+) 64".*textLength="\1"/);
  });

  it('writes a name with an ampersand', () => {
    expect(drawWordmark('A&B', wordmarkOf('other'), '#111111')).toContain('>A&amp;B</text>');
  });
});
