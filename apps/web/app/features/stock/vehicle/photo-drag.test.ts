import { describe, expect, it } from 'vitest';
import { dragOffset, dropOutcome } from './photo-drag.ts';

const at = { place: 1, last: 2, isTurned: false, width: 400, height: 300 };
const drop = (axis: 'x' | 'y', moved: number, isFlick = false) => ({ axis, moved, isFlick });

describe('VDP-1.1 a photo that is dragged', () => {
  it.each([
    ['follows the finger to the next', 'x', -90, {}, { x: -90, y: 0 }],
    ['and to the one before', 'x', 90, {}, { x: 90, y: 0 }],
    ['gives way a little before the first', 'x', 80, { place: 0 }, { x: 20, y: 0 }],
    ['and after the last', 'x', -80, { place: 2 }, { x: -20, y: 0 }],
    ['is pulled down', 'y', 60, {}, { x: 0, y: 60 }],
    ['hardly goes up', 'y', -60, {}, { x: 0, y: -15 }],
    ['on its side follows up to the next', 'y', -60, { isTurned: true }, { x: 0, y: -60 }],
  ] as const)('%s', (_, axis, moved, place, offset) => {
    expect(dragOffset({ axis, moved }, { ...at, ...place })).toEqual(offset);
  });
});

describe('VDP-1.1 a photo that is let go', () => {
  it.each([
    ['turns to the next beyond a third of its width', drop('x', -120), {}, 1],
    ['turns to the one before', drop('x', 120), {}, -1],
    ['goes back before that', drop('x', -119), {}, 'back'],
    ['turns by a short flick too', drop('x', -30, true), {}, 1],
    ['stays at the last one', drop('x', -300, true), { place: 2 }, 'back'],
    ['closes when it was pulled down', drop('y', 110), {}, 'close'],
    ['closes by a flick down', drop('y', 40, true), {}, 'close'],
    ['goes back when it was pulled down a little', drop('y', 109), {}, 'back'],
    ['goes back when it was pushed up', drop('y', -200, true), {}, 'back'],
    ['on its side turns along its height', drop('y', -90), { isTurned: true }, 1],
  ] as const)('%s', (_, dropped, place, outcome) => {
    expect(dropOutcome(dropped, { ...at, ...place })).toBe(outcome);
  });
});
