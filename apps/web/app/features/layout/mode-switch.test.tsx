// @vitest-environment jsdom
import { act } from 'react';
import { expect, it } from 'vitest';
import { draw } from '../../shared/test/draw.ts';
import { chooseScheme, chosenScheme } from './chosen-scheme.ts';
import { ModeSwitch } from './mode-switch.tsx';

it('the scheme that a visitor chooses shows at once, and on later visits', async () => {
  // jsdom knows no media queries: the device is light.
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  const { root, find, remove } = await draw(<ModeSwitch scheme="visitor" />);
  expect([root.textContent, chosenScheme()]).toEqual(['Dark mode', null]);
  await act(async () => find('button').click());
  expect([root.textContent, document.documentElement.dataset['scheme']]).toEqual(['Light mode', 'dark']);
  expect(localStorage.getItem('forecourt:scheme')).toBe('dark');
  await act(async () => chooseScheme('light'));
  expect(root.textContent).toBe('Dark mode');
  await remove();
});
