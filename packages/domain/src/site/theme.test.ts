import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { templateDefaults } from '../settings/template-defaults.ts';
import { settingsWith } from './test/settings-with.ts';
import { themeCss } from './theme.ts';

const { theme } = settingsWith();

/** The declarations of one rule. */
const rule = (css: string, selector: string) => {
  const [, body] =
    css
      .split('\n')
      .find((line) => line.startsWith(selector))
      ?.split(`${selector}{`) ?? [];
  return body?.replace(/\}+$/, '').split(';') ?? null;
};

/** The rules of a theme whose dark look has a green button. */
const styled = (light: string, onLight: string) =>
  themeCss({
    ...theme,
    scheme: 'visitor',
    lightColours: { ...theme.lightColours, action: light, onAction: onLight },
    darkColours: { ...theme.darkColours, action: '#c6f24e', onAction: '#101010' },
  }).split('\n');

describe('TEN-3.2 the theme of a site as a style', () => {
  it('names every token', () => {
    expect(rule(themeCss(theme), ':root')).toEqual([
      '--color-lead:#f3f4f5',
      '--color-on-lead:#15171a',
      '--color-spot:#15171a',
      '--color-on-spot:#ffffff',
      '--header-edge:none',
      '--font-display:"Instrument Sans","Instrument Sans fallback","Instrument Sans fallback 2",system-ui,sans-serif',
      '--font-text:"Instrument Sans","Instrument Sans fallback","Instrument Sans fallback 2",system-ui,sans-serif',
      '--display-weight:450',
      '--display-stretch:100%',
      '--display-tracking:-0.028em',
      '--display-case:none',
      '--label-case:none',
      '--label-tracking:0em',
      '--radius-control:2px',
      '--radius-card:0px',
      '--radius-media:0px',
      '--radius-panel:0px',
      '--radius-chip:2px',
      '--line-width:1px',
      '--color-paper:#ffffff',
      '--color-surface:#ffffff',
      '--color-sunk:#f3f4f5',
      '--color-ink:#15171a',
      '--color-brand:#15171a',
      '--color-on-brand:#ffffff',
      '--color-action:#15171a',
      '--color-on-action:#ffffff',
      '--color-accent:#9c1127',
      '--color-header:#ffffff',
      '--color-on-header:#15171a',
      '--color-footer:#15171a',
      '--color-on-footer:#ffffff',
      '--color-lead:#f3f4f5',
      '--color-on-lead:#15171a',
      '--night-action:#ffffff',
      '--on-night-action:#15171a',
      '--on-light:block',
      '--on-dark:none',
      'color-scheme:light',
    ]);
  });

  it('darkens a lead band that is hardly more than paper, and keeps one of a true colour', () => {
    const switched = { ...theme, offersModeSwitch: true };
    const { sunk, ink } = theme.darkColours;
    const leads = (css: string) =>
      rule(css, ':root[data-scheme=dark]')?.filter((token) => token.startsWith('--color-lead')) ?? null;
    expect(rule(themeCss(switched), ':root[data-scheme=dark]')).toEqual(
      expect.arrayContaining([`--color-lead:${sunk}`, `--color-on-lead:${ink}`]),
    );
    const highlightColours = { ...theme.highlightColours, lead: '#ffd60a' };
    expect(leads(themeCss({ ...switched, highlightColours }))).toEqual([]);
  });

  it('writes what a template chose', () => {
    const css = themeCss(settingsWith({ theme: templateDefaults.local.theme }).theme);
    expect(rule(css, ':root')).toEqual(
      expect.arrayContaining([
        '--header-edge:3px solid #f2c230',
        '--font-display:"Bricolage Grotesque","Bricolage Grotesque fallback","Bricolage Grotesque fallback 2",system-ui,sans-serif',
        '--font-text:"Source Sans 3","Source Sans 3 fallback","Source Sans 3 fallback 2",system-ui,sans-serif',
        '--display-stretch:92%',
        '--radius-control:8px',
        '--radius-card:10px',
        '--radius-media:8px',
        '--radius-panel:12px',
        '--radius-chip:8px',
        '--color-paper:#fdfdf9',
      ]),
    );
  });

  it.each([
    ['archivo', 'Archivo'],
    ['barlow', 'Barlow'],
    ['figtree', 'Figtree'],
    ['geologica', 'Geologica'],
    ['manrope', 'Manrope'],
    ['onest', 'Onest'],
    ['outfit', 'Outfit'],
    ['rubik', 'Rubik'],
    ['saira-condensed', 'Saira Condensed'],
    ['schibsted-grotesk', 'Schibsted Grotesk'],
  ] as const)('sets %s as %s', (textFont, family) => {
    expect(themeCss({ ...theme, textFont })).toContain(
      `--font-text:"${family}","${family} fallback","${family} fallback 2",system-ui,sans-serif`,
    );
  });

  it('is light alone where the site is light', () => {
    expect(themeCss({ ...theme, scheme: 'light' }).split('\n')).toHaveLength(1);
  });

  it('is dark alone where the site is dark', () => {
    const css = themeCss({ ...theme, scheme: 'dark' });
    expect(css.split('\n')).toHaveLength(1);
    expect(rule(css, ':root')).toEqual(
      expect.arrayContaining(['--color-paper:#101214', 'color-scheme:dark']),
    );
  });

  it('follows the device, unless the site says otherwise', () => {
    const css = themeCss(theme);
    expect(rule(css, ':root')).toContain('color-scheme:light');
    const dark = rule(css, '@media (prefers-color-scheme:dark){:root:not([data-scheme=light])');
    expect(dark).toHaveLength(20);
    expect(dark).toEqual(expect.arrayContaining(['--color-paper:#101214', 'color-scheme:dark']));
    expect(css).not.toContain(':root[data-scheme');
  });

  it.each([
    ['light', 'dark', '--color-paper:#101214'],
    ['visitor', 'dark', '--color-paper:#101214'],
    ['dark', 'light', '--color-paper:#ffffff'],
  ] as const)('can be switched from %s to %s', (scheme, other, paper) => {
    const css = themeCss({ ...theme, scheme, offersModeSwitch: true });
    expect(rule(css, `:root[data-scheme=${other}]`)).toEqual(
      expect.arrayContaining([
        paper,
        `--on-${other}:block`,
        `--on-${scheme === 'dark' ? 'dark' : 'light'}:none`,
        `color-scheme:${other}`,
      ]),
    );
  });

  it('puts the platform’s value in place of one that does not hold, contrast included', () => {
    const unreadable = { ...theme.lightColours, ink: '#fefefe' };
    const css = themeCss({ ...theme, lightColours: unreadable, cardRadiusPx: 4000, panelRadiusPx: 7 });
    expect(css).toContain('--color-ink:#15171a');
    expect(css).toContain('--radius-card:0px');
    expect(css).toContain('--radius-panel:7px');
  });

  it('writes nothing but tokens, whatever is stored', () => {
    const selectors =
      /:root(?::not\(\[data-scheme=light\]\)|\[data-scheme=(?:light|dark)\])?|@media \(prefers-color-scheme:dark\)/g;
    const hostile = fc.oneof(
      fc.constantFrom('</style><script>', '#fff;}body{', 'url(//evil.example)', 'red', '1px;x:y', '"', '\\'),
      fc.anything({ maxDepth: 1 }),
    );
    const stored = fc.record(Object.fromEntries(Object.keys(theme).map((key) => [key, hostile])), {
      requiredKeys: [],
    });
    const holds = fc.property(stored, (values) => {
      const css = themeCss({ ...theme, ...values });
      const bare = css.replaceAll(selectors, '');
      return /^(?:\{(?:[a-z-]+:[\w#"%., -]+;?)*\}|[{}\n])*$/.test(bare) && !/[<\\]|url/.test(css);
    });
    expect(() => fc.assert(holds, { numRuns: 300, seed: 4 })).not.toThrow();
  });

  it('swaps the colours of a button that could not be seen on a dark picture, there alone', () => {
    const [light = '', dark = ''] = styled('#101010', '#c6f24e');
    for (const one of [light, dark]) {
      expect(one).toContain('--night-action:#c6f24e;--on-night-action:#101010');
    }
    expect(styled('#d0021b', '#ffffff').join('')).not.toContain('night-action');
  });
});
