import { expect, it } from 'vitest';
import { pageMemory } from './page-memory.ts';
import type { LoadedPage } from './navigation-state.ts';

const page = () => ({ page: {}, Page: () => null }) as unknown as LoadedPage;

it('SRCH-10 remembers the ten pages that were seen last, and the oldest leaves first', () => {
  const memory = pageMemory(() => 0, 10);
  for (let number = 1; number <= 10; number += 1) memory.remember(`/${number}`, page());
  const again = memory.find('/1');
  if (again) memory.remember('/1', again);
  memory.remember('/11', page());
  expect([memory.find('/1') !== undefined, memory.find('/2'), memory.find('/11') !== undefined]).toEqual([
    true,
    undefined,
    true,
  ]);
});

it('shows an old page on the way back, and requests it anew on the way on', () => {
  let nowMs = 0;
  const memory = pageMemory(() => nowMs, 10);
  const loaded = page();
  memory.remember('/a', loaded);
  nowMs = 59_999;
  expect(memory.findFresh('/a')).toBe(loaded);
  // Having been shown again makes it no younger.
  memory.remember('/a', loaded);
  nowMs = 60_000;
  expect([memory.findFresh('/a'), memory.find('/a')]).toEqual([undefined, loaded]);
});
