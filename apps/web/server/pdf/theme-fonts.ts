import type { CarSheet, SheetFont } from '@forecourt/app/ports/media/car-sheet-writer.port';
import type { SiteSettings } from '@forecourt/domain/settings/registry';
import type { BuiltAssets } from '@forecourt/server/assets/built-assets';
import { nearestFile } from '../fonts/font-css.ts';
import { fontAddress, siteFonts, type FontName } from '../fonts/site-fonts.ts';

const textWeight = 400;
const strongWeight = 650;

/** The fonts of a theme among the built files; none in development, where nothing is built. */
export function themeFonts(files: BuiltAssets): (theme: SiteSettings['theme']) => CarSheet['look']['fonts'] {
  return ({ displayFont, textFont, displayWeight }) => {
    const display = fontAt(files, displayFont, displayWeight);
    const text = fontAt(files, textFont, textWeight);
    const strong = fontAt(files, textFont, strongWeight);
    return display && text && strong && { display, text, strong };
  };
}

function fontAt(files: BuiltAssets, name: FontName, weight: number): SheetFont | null {
  const font = siteFonts[name];
  const file = nearestFile(font.files, weight);
  const bytes = files.get(fontAddress(font, file, 'whole'))?.bodies.identity;
  if (!bytes) return null;
  const [least = weight, greatest] = file.weight.split(' ').map(Number);
  const isVariable = greatest !== undefined;
  return {
    name: file.file,
    bytes,
    weight: isVariable ? Math.min(Math.max(weight, least), greatest) : null,
  };
}
