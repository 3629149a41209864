// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { whenLoaded } from './when-loaded.ts';

it('opens what was loaded, and nothing where it did not come', async () => {
  const opened: string[] = [];
  await whenLoaded(
    () => Promise.reject(new Error('no network')),
    () => opened.push('first'),
  );
  await whenLoaded(
    () => Promise.resolve(),
    () => opened.push('second'),
  );
  expect(opened).toEqual(['second']);
});

it('asks once more for styles that failed, and opens with them alone', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/finder.css" />';
  const failed = document.head.firstElementChild;
  const opened: string[] = [];
  const opening = whenLoaded(
    () => Promise.resolve(),
    () => opened.push('finder'),
  );
  await expect.poll(() => document.head.firstElementChild).not.toBe(failed);
  expect(opened).toEqual([]);
  document.head.firstElementChild?.dispatchEvent(new Event('load'));
  await opening;
  expect(opened).toEqual(['finder']);
});
