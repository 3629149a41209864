import { describe, expect, it } from 'vitest';
import { demoWorld } from '../dealers/demo-world.ts';
import { coverOfKey, coverUrl } from './cover-address.ts';
import { coverSubjects, drawCover } from './draw-cover.ts';

const colours = { ground: '#ffd60a', accent: '#c8102e' };

describe('the cover of an article', () => {
  it.each(coverSubjects)('of %s is drawn from its address', (cover) => {
    const key = coverUrl({ cover, ...colours }).replace('/media/', '');
    expect(coverOfKey(key)).toBe(drawCover(cover, colours));
  });

  it('is nothing under any other address', () => {
    expect(coverOfKey('demo/covers/nothing-ffd60a-c8102e.jpg')).toBeNull();
    expect(coverOfKey('demo/covers/rates-ffd60a.jpg')).toBeNull();
  });

  it('stands above every article of the demo world that is about no vehicle', () => {
    const covers = demoWorld(new Date('2026-11-16T00:00:00Z')).sites.flatMap(({ pages }) =>
      pages.filter(({ page }) =>
        /ppsr|comparison-rate|cooling-off|change-your-mind|towing-weights/.test(page.path),
      ),
    );
    expect(covers.length).toBeGreaterThan(8);
    for (const { version } of covers)
      expect(coverOfKey(version.imageUrl?.replace('/media/', '') ?? '')).not.toBeNull();
  });
});
