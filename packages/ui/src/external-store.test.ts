import { expect, it } from 'vitest';
import { createStore } from './external-store.ts';

it('a store holds what was set last, and tells those who listen once it is there', () => {
  const store = createStore(1);
  const seen: number[] = [];
  store.subscribe(() => seen.push(store.get()));
  store.set(2);
  store.set(3);
  expect(seen).toEqual([2, 3]);
});

it('a store tells nobody who has stopped listening, and everybody else', () => {
  const store = createStore('a');
  const heard: string[] = [];
  const stop = store.subscribe(() => heard.push('first'));
  store.subscribe(() => heard.push('second'));
  stop();
  store.set('b');
  expect(heard).toEqual(['second']);
});

it('a listener that leaves while it is told does not keep the others from hearing', () => {
  const store = createStore(0);
  const heard: string[] = [];
  const stop = store.subscribe(() => {
    heard.push('once');
    stop();
  });
  store.subscribe(() => heard.push('always'));
  store.set(1);
  store.set(2);
  expect(heard).toEqual(['once', 'always', 'always']);
});
