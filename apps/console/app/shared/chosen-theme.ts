import { createStore } from '@forecourt/ui/external-store';
import { keep, readKept } from './on-this-device.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themes)[number];

export const themeWords: Readonly<Record<ThemeChoice, string>> = {
  system: 'As the device',
  light: 'Light',
  dark: 'Dark',
};

const storageKey = 'console.theme';

export const chosenTheme = createStore<ThemeChoice>(
  themes.find((theme) => theme === readKept(storageKey)) ?? 'system',
);

export function chooseTheme(theme: ThemeChoice): void {
  keep(storageKey, theme === 'system' ? null : theme);
  chosenTheme.set(theme);
  showTheme();
}

/** Says on the document which set of colours is wanted; without a choice the device's own is. */
export function showTheme(): void {
  const theme = chosenTheme.get();
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}
