import { expect, it } from 'vitest';
import { keptPages } from './kept-pages.ts';
import type { LoadedPage } from './navigation.ts';

const page = () => ({ page: {}, Page: () => null }) as unknown as LoadedPage;

it('SRCH-10 keeps the ten pages that were seen last, and the oldest leaves first', () => {
  const kept = keptPages(() => 0);
  for (let number = 1; number <= 10; number += 1) kept.keep(`/${number}`, page());
  const again = kept.find('/1');
  if (again) kept.keep('/1', again);
  kept.keep('/11', page());
  expect([kept.find('/1') !== undefined, kept.find('/2'), kept.find('/11') !== undefined]).toEqual([
    true,
    undefined,
    true,
  ]);
});

it('shows an old page on the way back, and asks anew on the way on', () => {
  let nowMs = 0;
  const kept = keptPages(() => nowMs);
  const loaded = page();
  kept.keep('/a', loaded);
  nowMs = 59_999;
  expect(kept.findFresh('/a')).toBe(loaded);
  // Having been shown again makes it no younger.
  kept.keep('/a', loaded);
  nowMs = 60_000;
  expect([kept.findFresh('/a'), kept.find('/a')]).toEqual([undefined, loaded]);
});
