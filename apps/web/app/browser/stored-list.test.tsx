// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { draw, type Drawing } from '../shared/test/draw.ts';
import { readStoredList, storeList, useStoredList } from './stored-list.ts';

function Shown() {
  return <output>{JSON.stringify(useStoredList('cars'))}</output>;
}

let drawing: Drawing;
const shown = () => drawing.root.textContent;

beforeEach(() => localStorage.clear());
afterEach(() => drawing.remove());

describe('a list in localStorage', () => {
  it('is drawn anew when something on the page changes it', async () => {
    drawing = await draw(<Shown />);
    expect(shown()).toBe('[]');
    await act(async () => void storeList('cars', ['kia']));
    expect(shown()).toBe('["kia"]');
  });

  it('is drawn anew when another tab changes it', async () => {
    drawing = await draw(<Shown />);
    localStorage.setItem('cars', '["mazda"]');
    await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'cars' })));
    expect(shown()).toBe('["mazda"]');
  });

  it('is the same array until it changes', async () => {
    drawing = await draw(<Shown />);
    await act(async () => void storeList('cars', ['kia']));
    expect(readStoredList('cars')).toBe(readStoredList('cars'));
  });

  it.each(['nonsense', '{"a":1}', 'null'])('is empty where %s is stored', async (text) => {
    localStorage.setItem('cars', text);
    drawing = await draw(<Shown />);
    expect(shown()).toBe('[]');
  });

  it('is empty where storage is forbidden, and says that it could not be stored', async () => {
    drawing = await draw(<Shown />);
    const allowed = Object.getOwnPropertyDescriptor(globalThis, 'localStorage') ?? {};
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    expect([readStoredList('cars'), storeList('cars', ['kia'])]).toEqual([[], false]);
    Object.defineProperty(globalThis, 'localStorage', allowed);
  });
});
