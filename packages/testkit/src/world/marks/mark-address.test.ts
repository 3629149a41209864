import { expect, it } from 'vitest';
import { drawFavicon, drawMark, markNames } from './draw-mark.ts';
import { markOfKey, markUrl } from './mark-address.ts';

const colours = { ink: '#15171a', paper: '#FFFFFF' };

it.each(markNames)('the mark %s is drawn from its address alone', (name) => {
  const plain = markUrl({ name, ...colours, isTile: false });
  expect(plain).toBe(`/media/demo/marks/${name}-15171a-ffffff.svg`);
  expect(markOfKey(plain.replace('/media/', ''))).toBe(drawMark(name, { ink: '#15171a', paper: '#ffffff' }));
  const tile = markUrl({ name, ...colours, isTile: true });
  expect(markOfKey(tile.replace('/media/', ''))).toBe(
    drawFavicon(name, { ink: '#15171a', paper: '#ffffff' }),
  );
});

it.each(['demo/marks/crown-15171a-ffffff.svg', 'demo/marks/bridge-15171a.svg', 'demo/bridge.svg'])(
  '%s is no mark of ours',
  (key) => {
    expect(markOfKey(key)).toBeNull();
  },
);
