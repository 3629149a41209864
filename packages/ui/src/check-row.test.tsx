// @vitest-environment jsdom
import { act, Suspense } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { CheckRow } from './check-row.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root | undefined;
const place = document.body.appendChild(document.createElement('div'));
const onChange = vi.fn<(isChecked: boolean) => void>();
afterEach(async () => {
  await act(async () => root?.unmount());
  onChange.mockClear();
});

const row = (isChecked: boolean) => (
  <Suspense>
    <CheckRow name="body" value="suv" label="SUV" isChecked={isChecked} onChange={onChange} />
  </Suspense>
);
async function hydrate(isChecked: boolean): Promise<void> {
  await act(async () => {
    root = hydrateRoot(place, row(isChecked));
  });
}
const box = () => place.querySelector('input') as HTMLInputElement;

it('SRCH-9 a box that was ticked before the page was hydrated is a change like any other', async () => {
  for (const isChecked of [false, true]) {
    place.innerHTML = renderToString(row(isChecked));
    box().click();
    await hydrate(isChecked);
    expect(onChange.mock.calls).toEqual([[!isChecked]]);
    expect(box().checked).toBe(!isChecked);
    await act(async () => box().click());
    expect(onChange.mock.calls).toEqual([[!isChecked], [isChecked]]);
    await act(async () => root?.unmount());
    onChange.mockClear();
  }
});

it('a box nobody touched says nothing', async () => {
  place.innerHTML = renderToString(row(true));
  await hydrate(true);
  expect(onChange).not.toHaveBeenCalled();
});
