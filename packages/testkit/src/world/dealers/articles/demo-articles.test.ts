import { describe, expect, it } from 'vitest';
import { demoWorld } from '../demo-world.ts';

interface StoredBlock {
  readonly block: string;
  readonly paragraphs?: readonly string[];
  readonly items?: readonly string[];
}

const articles = demoWorld(new Date('2026-11-16T00:00:00Z')).sites.flatMap(({ slug, pages }) =>
  pages
    .filter(({ page }) => page.kind === 'article')
    .map(({ page, version }) => ({ name: `${slug}${page.path}`, version })),
);

describe.each(articles)('PAGE-2.1 the article $name', ({ version }) => {
  const blocks = version.blocks as readonly StoredBlock[];
  const kinds = blocks.map(({ block }) => block);

  it('is worth reading: some hundred words under headings, with a list and a picture', () => {
    const texts = blocks.flatMap(({ paragraphs = [], items = [] }) => paragraphs.concat(items));
    expect(texts.join(' ').split(/\s+/).length).toBeGreaterThan(400);
    expect(kinds.filter((kind) => kind === 'heading').length).toBeGreaterThan(2);
    expect(kinds).toContain('list');
    expect(version.imageUrl).not.toBeNull();
  });

  it('says who wrote it, and ends with what it was about', () => {
    expect(kinds[0]).toBe('byline');
    expect(['callToAction', 'cards']).toContain(kinds.at(-1));
  });
});
