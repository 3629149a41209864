import { createHash } from 'node:crypto';
import type { SiteSettings } from '@forecourt/domain/settings/registry';

export type FontName = SiteSettings['theme']['textFont'];

export interface FontFile {
  /** In the folder `files` of the font's package. */
  readonly file: string;
  /** One weight, or the least and the greatest. */
  readonly weight: string;
  readonly stretch?: string;
  /** Its letters have this one width, in percent: the file is half as large as one that can be made wider. */
  readonly pinnedWidth?: number;
}

export interface SiteFont {
  readonly family: string;
  readonly package: string;
  /** Of the package. It is part of the file's address, under which nothing ever changes. */
  readonly version: string;
  readonly files: readonly FontFile[];
  /** A larger file that can also be made narrower, for sites that do so. */
  readonly stretching?: FontFile;
  /** Files of the widths that templates set their headings in. */
  readonly pinned?: readonly FontFile[];
  readonly metrics: FontMetrics;
}

/** In em, as Chromium sets it. */
export interface FontMetrics {
  /** The mean width of a character of English prose, at the weights 400, 500, 600, 700 and 800. */
  readonly widths: readonly [number, number, number, number, number];
  readonly ascent: number;
  readonly descent: number;
  /** By how many hundredths a line becomes longer where the font is made wider by one. */
  readonly perStretch?: number;
}

const weights = ['400', '500', '600', '700', '800'];

/** The width of headings that a template comes with, other than the font's own. */
const pinnedWidths = [92];

const beyondAscii = '\u00a0°·×²é–—‘’“”•…−≈←↑→↓✓';

/**
 * What nearly all text of an Australian dealer is written in. A file of these alone comes first; the whole one is
 * loaded by a page that has others, such as the names of a Škoda Octavia or of Señor Muñoz.
 */
export const usualCharacters = `${ascii()}${beyondAscii}`;

/** For browsers: which characters a usual file is for, and which a whole one. */
export const characterRanges = {
  usual: `U+20-7E,${Array.from(beyondAscii, codePoint).join(',')}`,
  whole: 'U+A1-17F,U+192,U+218-21B,U+2000-22FF',
};

function ascii(): string {
  return String.fromCharCode(...Array.from({ length: 95 }, (_, place) => 32 + place));
}

function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}`;
}

function variable(name: string, weight: string, width?: { readonly stretch: string }) {
  const file = (axis: string) => `${name}-latin-${axis}-normal.woff2`;
  return {
    package: `@fontsource-variable/${name}`,
    version: '5.3.0',
    files: [{ file: file('wght'), weight }],
    ...(width && {
      stretching: { file: file('wdth'), weight, ...width },
      pinned: pinnedWidths.map((pinnedWidth) => ({
        file: file('wdth'),
        weight,
        stretch: `${pinnedWidth}%`,
        pinnedWidth,
      })),
    }),
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
    metrics: {
      widths: [0.4271, 0.4349, 0.4436, 0.4588, 0.4814],
      ascent: 0.878,
      descent: 0.21,
      perStretch: 0.85,
    },
  },
  barlow: {
    family: 'Barlow',
    ...inWeights('barlow'),
    metrics: { widths: [0.4195, 0.4239, 0.4276, 0.4319, 0.4363], ascent: 1, descent: 0.2 },
  },
  'bricolage-grotesque': {
    family: 'Bricolage Grotesque',
    ...variable('bricolage-grotesque', '200 800', { stretch: '75% 100%' }),
    metrics: {
      widths: [0.4639, 0.4698, 0.4754, 0.4812, 0.4871],
      ascent: 0.93,
      descent: 0.27,
      perStretch: 0.9,
    },
  },
  figtree: {
    family: 'Figtree',
    ...variable('figtree', '300 900'),
    metrics: { widths: [0.4402, 0.4436, 0.4481, 0.4533, 0.4602], ascent: 0.95, descent: 0.25 },
  },
  geologica: {
    family: 'Geologica',
    ...variable('geologica', '100 900'),
    metrics: { widths: [0.4697, 0.4765, 0.4833, 0.4901, 0.4968], ascent: 0.975, descent: 0.275 },
  },
  'instrument-sans': {
    family: 'Instrument Sans',
    ...variable('instrument-sans', '400 700', { stretch: '75% 100%' }),
    metrics: {
      widths: [0.4423, 0.4483, 0.4541, 0.4602, 0.4602],
      ascent: 0.97,
      descent: 0.25,
      perStretch: 1.03,
    },
  },
  manrope: {
    family: 'Manrope',
    ...variable('manrope', '200 800'),
    metrics: { widths: [0.4466, 0.4545, 0.4624, 0.4702, 0.478], ascent: 1.066, descent: 0.3 },
  },
  onest: {
    family: 'Onest',
    ...variable('onest', '100 900'),
    version: '5.3.1',
    metrics: { widths: [0.4642, 0.4691, 0.4736, 0.4786, 0.4831], ascent: 0.97, descent: 0.305 },
  },
  outfit: {
    family: 'Outfit',
    ...variable('outfit', '100 900'),
    metrics: { widths: [0.43, 0.4305, 0.4375, 0.4443, 0.4511], ascent: 1, descent: 0.26 },
  },
  rubik: {
    family: 'Rubik',
    ...variable('rubik', '300 900'),
    metrics: { widths: [0.4556, 0.4703, 0.4774, 0.4851, 0.4978], ascent: 0.935, descent: 0.25 },
  },
  'saira-condensed': {
    family: 'Saira Condensed',
    ...inWeights('saira-condensed'),
    metrics: { widths: [0.347, 0.3486, 0.3484, 0.3503, 0.3549], ascent: 1.135, descent: 0.439 },
  },
  'schibsted-grotesk': {
    family: 'Schibsted Grotesk',
    ...variable('schibsted-grotesk', '400 900'),
    metrics: { widths: [0.4573, 0.463, 0.4702, 0.4783, 0.4868], ascent: 0.9766, descent: 0.2578 },
  },
  'source-sans-3': {
    family: 'Source Sans 3',
    ...variable('source-sans-3', '200 900'),
    metrics: { widths: [0.4081, 0.414, 0.4201, 0.4316, 0.4362], ascent: 1.024, descent: 0.4 },
  },
};

/** Whether a file has the usual characters alone, or all that the font's package has in it. */
export type FontPart = 'usual' | 'whole';

const usualDigest = createHash('sha256').update(usualCharacters).digest('hex').slice(0, 8);

/** Where a browser finds a file of a font. */
export function fontAddress(
  { version }: Pick<SiteFont, 'version'>,
  { file, pinnedWidth }: Pick<FontFile, 'file' | 'pinnedWidth'>,
  part: FontPart,
): string {
  const marks = part === 'whole' ? [version] : [version, ...(pinnedWidth ? [pinnedWidth] : []), usualDigest];
  return `/assets/fonts/${file.replace('.woff2', `-${marks.join('-')}.woff2`)}`;
}

/** Every file that a font may be asked for. */
export function filesOf({ files, stretching, pinned = [] }: SiteFont): readonly FontFile[] {
  return [...files, ...(stretching ? [stretching] : []), ...pinned];
}
