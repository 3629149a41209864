import type { Overrides } from '../dealer-spec.ts';
import { pembertonTheme } from './pemberton.ts';

type Theme = NonNullable<Overrides['theme']>;
type Palette = NonNullable<Theme['lightColours']>;

/** A brand's site of the group: its type and shapes, with a header and a button colour of its own. */
function brandTheme(light: Partial<Palette>, dark: Partial<Palette>, own: Partial<Theme>): Theme {
  const { lightColours, darkColours } = pembertonTheme;
  if (lightColours === undefined || darkColours === undefined) throw new Error('The group has no colours');
  return {
    ...pembertonTheme,
    lightColours: { ...lightColours, ...light },
    darkColours: { ...darkColours, ...dark },
    ...own,
  };
}

export const pembertonFordTheme = brandTheme(
  {
    header: '#ffffff',
    onHeader: '#0e1f33',
    brand: '#00356f',
    action: '#0b4fae',
    accent: '#0b4fae',
    footer: '#00244d',
  },
  { header: '#0b1420', onHeader: '#e9eff6' },
  {
    headerEdge: { widthPx: 3, colour: '#0b4fae' },
    displayWeight: 700,
    controlRadiusPx: 24,
    chipRadiusPx: 24,
  },
);

export const pembertonKiaTheme = brandTheme(
  {
    header: '#05141f',
    brand: '#05141f',
    action: '#a51d2d',
    accent: '#a51d2d',
    footer: '#05141f',
    ink: '#05141f',
    sunk: '#f2f2f0',
  },
  { header: '#05141f', action: '#ff9aa2', onAction: '#2a0408', accent: '#ff9aa2' },
  {
    controlRadiusPx: 0,
    cardRadiusPx: 0,
    mediaRadiusPx: 0,
    panelRadiusPx: 0,
    chipRadiusPx: 0,
    highlightColours: { lead: '#f2f2f0', onLead: '#05141f', spot: '#05141f', onSpot: '#ffffff' },
  },
);

export const pembertonHyundaiTheme = brandTheme(
  {
    header: '#ffffff',
    onHeader: '#002c5e',
    brand: '#002c5e',
    action: '#002c5e',
    accent: '#0a6aa8',
    footer: '#002c5e',
    sunk: '#f6f3f2',
  },
  { action: '#8cc7f0', onAction: '#04182c' },
  {
    displayFont: 'manrope',
    textFont: 'manrope',
    displayWeight: 600,
    highlightColours: { lead: '#e4dcd3', onLead: '#1c1b1b', spot: '#002c5e', onSpot: '#ffffff' },
  },
);
