import type { SiteSettings } from '@forecourt/domain/settings/registry';

export type FontName = SiteSettings['theme']['textFont'];

export interface FontFile {
  /** In the folder `files` of the font's package. */
  readonly file: string;
  /** One weight, or the least and the greatest. */
  readonly weight: string;
  readonly stretch?: string;
}

export interface SiteFont {
  readonly family: string;
  readonly package: string;
  /** Of the package. It is part of the file's address, under which nothing ever changes. */
  readonly version: string;
  readonly files: readonly FontFile[];
  /** A larger file that can also be made narrower, for sites that do so. */
  readonly stretching?: FontFile;
  /** In em, at weight 400: the mean width of a character of English prose, and what a line takes up. */
  readonly metrics: { readonly width: number; readonly ascent: number; readonly descent: number };
}

const weights = ['400', '500', '600', '700', '800'];

function variable(name: string, weight: string, width?: { readonly stretch: string }) {
  const file = (axis: string) => `${name}-latin-${axis}-normal.woff2`;
  return {
    package: `@fontsource-variable/${name}`,
    version: '5.3.0',
    files: [{ file: file('wght'), weight }],
    ...(width && { stretching: { file: file('wdth'), weight, ...width } }),
  };
}

function inWeights(name: string) {
  return {
    package: `@fontsource/${name}`,
    version: '5.3.0',
    files: weights.map((weight) => ({ file: `${name}-latin-${weight}-normal.woff2`, weight })),
  };
}

/** The platform's fonts, all under the SIL Open Font Licence, in their Latin subset. */
export const siteFonts: Readonly<Record<FontName, SiteFont>> = {
  archivo: {
    family: 'Archivo',
    ...variable('archivo', '100 900', { stretch: '62% 125%' }),
    metrics: { width: 0.4446, ascent: 0.878, descent: 0.21 },
  },
  barlow: {
    family: 'Barlow',
    ...inWeights('barlow'),
    metrics: { width: 0.4319, ascent: 1, descent: 0.2 },
  },
  'bricolage-grotesque': {
    family: 'Bricolage Grotesque',
    ...variable('bricolage-grotesque', '200 800', { stretch: '75% 100%' }),
    metrics: { width: 0.4741, ascent: 0.93, descent: 0.27 },
  },
  figtree: {
    family: 'Figtree',
    ...variable('figtree', '300 900'),
    metrics: { width: 0.4512, ascent: 0.95, descent: 0.25 },
  },
  geologica: {
    family: 'Geologica',
    ...variable('geologica', '100 900'),
    metrics: { width: 0.4834, ascent: 0.975, descent: 0.275 },
  },
  'instrument-sans': {
    family: 'Instrument Sans',
    ...variable('instrument-sans', '400 700', { stretch: '75% 100%' }),
    metrics: { width: 0.4585, ascent: 0.97, descent: 0.25 },
  },
  manrope: {
    family: 'Manrope',
    ...variable('manrope', '200 800'),
    metrics: { width: 0.4613, ascent: 1.066, descent: 0.3 },
  },
  onest: {
    family: 'Onest',
    ...variable('onest', '100 900'),
    version: '5.3.1',
    metrics: { width: 0.4765, ascent: 0.97, descent: 0.305 },
  },
  outfit: {
    family: 'Outfit',
    ...variable('outfit', '100 900'),
    metrics: { width: 0.4492, ascent: 1, descent: 0.26 },
  },
  rubik: {
    family: 'Rubik',
    ...variable('rubik', '300 900'),
    metrics: { width: 0.471, ascent: 0.935, descent: 0.25 },
  },
  'saira-condensed': {
    family: 'Saira Condensed',
    ...inWeights('saira-condensed'),
    metrics: { width: 0.358, ascent: 1.135, descent: 0.439 },
  },
  'schibsted-grotesk': {
    family: 'Schibsted Grotesk',
    ...variable('schibsted-grotesk', '400 900'),
    metrics: { width: 0.4718, ascent: 0.9766, descent: 0.2578 },
  },
  'source-sans-3': {
    family: 'Source Sans 3',
    ...variable('source-sans-3', '200 900'),
    metrics: { width: 0.4195, ascent: 1.024, descent: 0.4 },
  },
};

/** Where a browser finds a file of a font. */
export function fontAddress(
  { version }: Pick<SiteFont, 'version'>,
  { file }: Pick<FontFile, 'file'>,
): string {
  return `/assets/fonts/${file.replace('.woff2', `-${version}.woff2`)}`;
}
