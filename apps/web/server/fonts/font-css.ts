import type { LayoutFont } from '@forecourt/app/layout/layout.view';
import {
  characterRanges,
  fontAddress,
  siteFonts,
  type FontFile,
  type FontPart,
  type SiteFont,
} from './site-fonts.ts';

export interface FontStyle {
  readonly css: string;
  /** Files that the first screen needs. */
  readonly preloads: readonly string[];
}

/**
 * What stands in while a font loads: the mean width of its characters in em. The faces of Helvetica and
 * Liberation are as wide as Arial.
 */
const standIns = [
  {
    regular: { names: ['Arial', 'Helvetica', 'Liberation Sans'], width: 0.4381 },
    bold: { names: ['Arial Bold', 'Helvetica Bold', 'Liberation Sans Bold'], width: 0.4726 },
  },
  {
    regular: { names: ['Roboto'], width: 0.4321 },
    bold: { names: ['Roboto Bold', 'Roboto'], width: 0.4373 },
  },
] as const;

/** The weights that are set as 400, 500, 600, 700 and 800 are. */
const weightSteps = [
  [1, 449],
  [450, 549],
  [550, 649],
  [650, 749],
  [750, 1000],
] as const;
const firstBoldStep = 2;

/**
 * The faces of a site's own fonts and of no others. Each brings a stand-in of the visitor's device, stretched
 * so that a line is as wide and as high as it will be: nothing moves when the font arrives.
 */
export function fontStyle(uses: readonly LayoutFont[]): FontStyle {
  const used = uses.map((use) => ({ font: siteFonts[use.font], files: filesFor(use), use }));
  return {
    css: used
      .flatMap(({ font, files, use }) => [
        ...files.flatMap((file) => [face(font, file, 'whole'), face(font, file, 'usual')]),
        ...fallbacks(font, use),
      ])
      .join(''),
    preloads: [
      ...new Set(
        used.flatMap(({ font, files, use }) =>
          firstFiles(files, use).map((file) => fontAddress(font, file, 'usual')),
        ),
      ),
    ],
  };
}

/** The files that a site needs of a font. */
function filesFor({ font, stretched, isText }: LayoutFont): readonly FontFile[] {
  const { files, stretching, pinned = [] } = siteFonts[font];
  if (!stretched || !stretching) return files;
  const narrow = pinned.find(({ pinnedWidth }) => pinnedWidth === stretched.percent);
  if (!narrow) return [stretching];
  return isText ? [...files, narrow] : [narrow];
}

/** Of those, the ones that the first screen needs. */
function firstFiles(files: readonly FontFile[], { weights, stretched }: LayoutFont): readonly FontFile[] {
  const narrow = files.filter(({ stretch }) => stretched && stretch === `${stretched.percent}%`);
  const others = files.filter((file) => !narrow.includes(file));
  return [...narrow, ...(others.length === 0 ? [] : weights.map((weight) => nearestFile(others, weight)))];
}

function face(font: SiteFont, file: FontFile, part: FontPart): string {
  return rule({
    'font-family': `"${font.family}"`,
    src: `url(${fontAddress(font, file, part)})format("woff2")`,
    'font-weight': file.weight,
    ...(file.stretch !== undefined && { 'font-stretch': file.stretch }),
    'font-display': 'swap',
    'unicode-range': characterRanges[part],
  });
}

/**
 * The device has the one or the other: both have one name, and the first that is there is taken. Bold letters are
 * wider than others, and by how much is each font's own: every weight has its own measure.
 */
function fallbacks({ family, metrics }: SiteFont, { stretched }: LayoutFont): readonly string[] {
  const { widths, perStretch = 0 } = metrics;
  const faces = weightSteps.map(([least, greatest], step) => ({
    width: widths[step] ?? widths[0],
    isBold: step >= firstBoldStep,
    range: { 'font-weight': `${least} ${greatest}` },
  }));
  if (stretched) {
    const step = weightSteps.findIndex(([, greatest]) => stretched.weight <= greatest);
    const width = (widths[step] ?? widths[0]) * (1 + (perStretch * (stretched.percent - 100)) / 100);
    const range = { 'font-weight': '1 1000', 'font-stretch': `${stretched.percent}%` };
    faces.push({ width, isBold: step >= firstBoldStep, range });
  }
  return standIns.flatMap((standIn, place) =>
    faces.map(({ width, isBold, range }) => {
      const { names, width: own } = isBold ? standIn.bold : standIn.regular;
      const size = width / own;
      return rule({
        'font-family': `"${family} fallback${place === 0 ? '' : ` ${place + 1}`}"`,
        src: names.map((name) => `local("${name}")`).join(','),
        ...range,
        'size-adjust': percent(size),
        'ascent-override': percent(metrics.ascent / size),
        'descent-override': percent(metrics.descent / size),
        'line-gap-override': '0%',
      });
    }),
  );
}

/** The file of a font whose weight is nearest. */
export function nearestFile(files: readonly FontFile[], weight: number): FontFile {
  const distance = ({ weight: own }: FontFile) => {
    const [least = 0, greatest = least] = own.split(' ').map(Number);
    return Math.max(least - weight, weight - greatest, 0);
  };
  return files.toSorted((one, other) => distance(one) - distance(other))[0] as FontFile;
}

function rule(declarations: Readonly<Record<string, string>>): string {
  const written = Object.entries(declarations).map(([name, value]) => `${name}:${value}`);
  return `@font-face{${written.join(';')}}`;
}

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}
