import { itemKindOf } from '@forecourt/domain/core/item-words';
import { contrastRatio } from '@forecourt/domain/settings/groups/values/contrast';
import type { Site } from '@forecourt/domain/site/site';
import type { SiteSettings } from '@forecourt/domain/settings/registry';
import type { BrandView, LayoutFont } from './layout.view.ts';

/** Text is set in these on every first screen. */
const textWeights = [400, 600];

/** What styles ask of the layout: they choose by these words, and never by the name of a template. */
export function layoutLook({ layout, theme, stock }: SiteSettings): Readonly<Record<string, string>> {
  return {
    density: layout.density,
    stock: itemKindOf(stock.itemTypes),
    'buy-box': layout.buyBox,
    dialog: layout.dialog,
    'label-case': theme.labelCase,
  };
}

/** The one or two fonts of a site, and how the first screen uses them (TEN-3). */
export function layoutFonts(theme: SiteSettings['theme']): readonly LayoutFont[] {
  const { displayFont, textFont, displayWeight, displayStretchPercent } = theme;
  const stretched =
    displayStretchPercent === 100 ? null : { percent: displayStretchPercent, weight: displayWeight };
  if (displayFont === textFont) {
    return [{ font: textFont, isText: true, weights: [...textWeights, displayWeight], stretched }];
  }
  return [
    { font: displayFont, isText: false, weights: [displayWeight], stretched },
    { font: textFont, isText: true, weights: textWeights, stretched: null },
  ];
}

/** The sign of a site (TEN-2): a logo holds the name, a mark stands beside it, else there is the name alone. */
export function layoutBrand({ name }: Pick<Site, 'name'>, { header, site, theme }: SiteSettings): BrandView {
  const { logoUrl, logoOnDarkUrl, markUrl, markOnDarkUrl } = header;
  const words = {
    name,
    strapline: site.strapline,
    scheme: theme.scheme === 'dark' ? ('dark' as const) : ('light' as const),
    grounds: { light: toneOf(theme.lightColours.header), dark: toneOf(theme.darkColours.header) },
  };
  if (logoUrl !== null) return { ...words, kind: 'logo', src: logoUrl, darkSrc: logoOnDarkUrl ?? logoUrl };
  if (markUrl !== null) return { ...words, kind: 'mark', src: markUrl, darkSrc: markOnDarkUrl ?? markUrl };
  return { ...words, kind: 'words', src: null, darkSrc: null };
}

/** Whether a colour is ground for dark ink or for light. */
function toneOf(ground: string): 'light' | 'dark' {
  return contrastRatio(ground, '#000000') > contrastRatio(ground, '#ffffff') ? 'light' : 'dark';
}
