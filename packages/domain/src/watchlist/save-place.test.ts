import { describe, expect, it } from 'vitest';
import { carAtPlace, savePlace } from './save-place.ts';

const id = '01900000-0000-7000-8000-00000000000a';

describe('WATCH-2 the card to which a visitor comes back', () => {
  it('is named by its car', () => {
    expect(carAtPlace(`#${savePlace(id)}`)).toBe(id);
  });

  it.each(['', '#', '#reviews', '#save-', `#save-${id}x`, `save-${id}`])('is none at %j', (hash) => {
    expect(carAtPlace(hash)).toBeNull();
  });
});
