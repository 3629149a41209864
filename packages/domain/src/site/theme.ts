import { theme as themeGroup } from '../settings/groups/theme.settings.ts';
import type { SiteSettings } from '../settings/registry.ts';
import { contrastRatio } from '../settings/groups/values/contrast.ts';
import { isTint } from './is-tint.ts';

type Theme = SiteSettings['theme'];
type Palette = Theme['lightColours'];

/** The families under which the platform's fonts are loaded. */
const fontFamilies: Readonly<Record<Theme['textFont'], string>> = {
  archivo: 'Archivo',
  barlow: 'Barlow',
  'bricolage-grotesque': 'Bricolage Grotesque',
  figtree: 'Figtree',
  geologica: 'Geologica',
  'instrument-sans': 'Instrument Sans',
  manrope: 'Manrope',
  onest: 'Onest',
  outfit: 'Outfit',
  rubik: 'Rubik',
  'saira-condensed': 'Saira Condensed',
  'schibsted-grotesk': 'Schibsted Grotesk',
  'source-sans-3': 'Source Sans 3',
};

/**
 * A site's theme as the text of one style (TEN-3). Each value is checked again by the schema that checked
 * it when it was saved, and the platform's stands in for one that does not hold: whatever is stored, nothing
 * but colours, numbers and known words is written into a page.
 */
export function themeCss(stored: Theme): string {
  const theme = checkedTheme(stored);
  // A picture that is drawn twice, for light and for dark paper, is shown by these.
  const light = [
    ...colours(theme.lightColours),
    ...lead(theme, theme.highlightColours.lead, theme.highlightColours.onLead),
    ...nightAction(theme, theme.lightColours),
    '--on-light:block',
    '--on-dark:none',
    'color-scheme:light',
  ];
  const dark = [
    ...colours(theme.darkColours),
    ...lead(theme, theme.darkColours.sunk, theme.darkColours.ink),
    ...nightAction(theme, theme.darkColours),
    '--on-light:none',
    '--on-dark:block',
    'color-scheme:dark',
  ];
  const [first, other] = theme.scheme === 'dark' ? [dark, light] : [light, dark];
  const rules = [`:root{${[...tokens(theme), ...first].join(';')}}`];
  if (theme.scheme === 'visitor') {
    rules.push(`@media (prefers-color-scheme:dark){:root:not([data-scheme=light]){${dark.join(';')}}}`);
  }
  if (theme.offersModeSwitch) {
    const name = theme.scheme === 'dark' ? 'light' : 'dark';
    rules.push(`:root[data-scheme=${name}]{${other.join(';')}}`);
  }
  return rules.join('\n');
}

function checkedTheme(stored: Theme): Theme {
  const values: Readonly<Record<string, unknown>> = stored;
  const checked = Object.entries(themeGroup.settings).map(([key, definition]) => {
    const read = definition.schema.safeParse(values[key]);
    return [key, read.success ? read.data : definition.default];
  });
  return Object.fromEntries(checked) as Theme;
}

function colours(palette: Palette): readonly string[] {
  return Object.entries(palette).map(([name, colour]) => `--color-${kebab(name)}:${colour}`);
}

/** A lead band that is hardly more than paper is dark on a dark page; one of a true colour is the same in both. */
function lead({ highlightColours }: Theme, ground: string, ink: string): readonly string[] {
  return isTint(highlightColours.lead) ? [`--color-lead:${ground}`, `--color-on-lead:${ink}`] : [];
}

/** The ground of a dark picture, as the style sheet of tokens has it. */
const night = '#0a0b0d';
const leastSeen = 3;

/** A button that could not be seen on a dark picture swaps its colours there; a theme without one says nothing. */
function nightAction({ lightColours, darkColours }: Theme, { action, onAction }: Palette): readonly string[] {
  const isSeen = (palette: Palette) => contrastRatio(palette.action, night) >= leastSeen;
  if ([lightColours, darkColours].every(isSeen)) return [];
  const [ground, ink] = contrastRatio(action, night) >= leastSeen ? [action, onAction] : [onAction, action];
  return [`--night-action:${ground}`, `--on-night-action:${ink}`];
}

function tokens(theme: Theme): readonly string[] {
  const edge = theme.headerEdge;
  return [
    ...Object.entries(theme.highlightColours).map(([name, colour]) => `--color-${kebab(name)}:${colour}`),
    `--header-edge:${edge ? `${edge.widthPx}px solid ${edge.colour}` : 'none'}`,
    `--font-display:${fontFamily(theme.displayFont)}`,
    `--font-text:${fontFamily(theme.textFont)}`,
    `--display-weight:${theme.displayWeight}`,
    `--display-stretch:${theme.displayStretchPercent}%`,
    `--display-tracking:${thousandths(theme.displayTracking)}`,
    `--display-case:${theme.displayCase}`,
    `--label-case:${theme.labelCase}`,
    `--label-tracking:${thousandths(theme.labelTracking)}`,
    `--radius-control:${theme.controlRadiusPx}px`,
    `--radius-card:${theme.cardRadiusPx}px`,
    `--radius-media:${theme.mediaRadiusPx}px`,
    `--radius-panel:${theme.panelRadiusPx}px`,
    `--radius-chip:${theme.chipRadiusPx}px`,
    `--line-width:${theme.lineWidth}`,
  ];
}

/** While a font loads, faces of the visitor's device that were made as wide stand in for it. */
function fontFamily(font: Theme['textFont']): string {
  const family = fontFamilies[font];
  return `"${family}","${family} fallback","${family} fallback 2",system-ui,sans-serif`;
}

function thousandths(value: number): string {
  return `${value / 1000}em`;
}

function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
