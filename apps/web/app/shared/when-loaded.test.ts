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
