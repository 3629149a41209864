import { expect, it } from 'vitest';
import { scrollMemory } from './scroll-memory.ts';

function storage(text: string | null = null) {
  let stored = text;
  const tab = { getItem: () => stored, setItem: (_: string, value: string) => void (stored = value) };
  return () => tab;
}

it('knows after a reload how far down each step was', () => {
  const tab = storage();
  const before = scrollMemory(tab);
  before.remember('a', 120);
  before.remember('a', 640);
  before.save();
  const after = scrollMemory(tab);
  expect([after.recall('a'), after.recall('b')]).toEqual([640, null]);
});

it('holds the last fifty steps', () => {
  const memory = scrollMemory(storage());
  for (let step = 0; step <= 50; step += 1) memory.remember(String(step), step);
  expect([memory.recall('0'), memory.recall('1'), memory.recall('50')]).toEqual([null, 1, 50]);
});

it.each(['{"a":1}', 'nonsense', '[["a","b"],[1,2],null]'])('takes %s in storage for nothing', (text) => {
  expect(scrollMemory(storage(text)).recall('a')).toBeNull();
});

it('goes on where storage is forbidden', () => {
  const memory = scrollMemory(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  memory.remember('a', 1);
  memory.save();
  expect(memory.recall('a')).toBe(1);
});
