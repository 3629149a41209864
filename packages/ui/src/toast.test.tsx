// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showToast, ToastPlace } from './toast.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
const place = document.body.appendChild(document.createElement('div'));
const said = () => place.querySelector('.toast > span')?.textContent ?? null;
const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
async function scrollBy(top: number): Promise<void> {
  Object.assign(window, { scrollY: window.scrollY + top });
  await act(async () => void window.dispatchEvent(new Event('wheel')));
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  root = createRoot(place);
  await act(async () => root.render(<ToastPlace />));
});
afterEach(async () => {
  await act(async () => {
    showToast(null);
    root.unmount();
  });
  vi.useRealTimers();
});

it('a toast is said for its time, and the next replaces it with a time of its own', async () => {
  await act(async () => showToast({ text: 'Saved', forMs: 1_000 }));
  await pass(999);
  await act(async () => showToast({ text: 'Removed', action: { label: 'Undo', href: '/undo' } }));
  expect([said(), place.querySelector('a')?.getAttribute('href')]).toEqual(['Removed', '/undo']);
  await pass(5_999);
  expect(said()).toBe('Removed');
  await pass(1);
  expect(said()).toBeNull();
});

it('an alert stays until it is put away', async () => {
  await act(async () => showToast({ text: 'It failed', isAlert: true }));
  await pass(60_000);
  expect([said(), place.querySelector('[role=alert]') !== null]).toEqual(['It failed', true]);
  await act(async () => place.querySelector('button')?.click());
  expect(said()).toBeNull();
});

it('names what it is about, and has the way back beside the way on', async () => {
  const undo = vi.fn<() => void>();
  const action = { label: 'View list', href: '/list' };
  await act(async () =>
    showToast({ text: 'Saved', about: '2017 Navara', action, undo: { label: 'Undo', onPress: undo } }),
  );
  const offered = [...place.querySelectorAll('.toast > :is(a, button)')].map(
    ({ textContent }) => textContent,
  );
  expect([said(), offered]).toEqual(['Saved 2017 Navara', ['Undo', 'View list']]);
  await act(async () => place.querySelector('button')?.click());
  expect([said(), undo.mock.calls.length]).toEqual([null, 1]);
});

it('what it offers to do is done once, and the toast goes', async () => {
  const undo = vi.fn<() => void>();
  await act(async () => showToast({ text: 'Removed', action: { label: 'Undo', onPress: undo } }));
  await act(async () => place.querySelector('button')?.click());
  expect([said(), undo.mock.calls.length]).toEqual([null, 1]);
});

it('a toast goes with whoever scrolls on by hand, and an alert stays', async () => {
  await act(async () => showToast({ text: 'Saved' }));
  await scrollBy(100);
  expect(said()).toBe('Saved');
  await scrollBy(100);
  expect(said()).toBeNull();
  await act(async () => showToast({ text: 'It failed', isAlert: true }));
  await scrollBy(900);
  expect(said()).toBe('It failed');
});
