import type { CarSheet, SheetFont } from '@forecourt/app/ports/media/car-sheet-writer.port';
import type { PictureReader } from '@forecourt/app/ports/media/picture-reader.port';
import { showPicture, type PicturePorts } from '@forecourt/app/media/show-picture';
import type { SiteSettings } from '@forecourt/domain/settings/registry';
import type { BuiltAssets } from '../assets/built-assets.ts';
import { nearestFile } from '../fonts/font-css.ts';
import { fontAddress, siteFonts, type FontName } from '../fonts/site-fonts.ts';
import type { SignedMediaAddresses } from '../media/media-addresses.ts';

/** Reads pictures of our object storage; what cannot be had is left out, and told. */
export function pictureReader(
  ports: PicturePorts,
  addresses: SignedMediaAddresses,
  onTrouble: (error: unknown) => void,
): PictureReader {
  return {
    async read(url, width) {
      const picture = addresses.isOurs(url) ? addresses.read(addresses.addressOf(url, width, 75)) : null;
      if (!picture) return null;
      try {
        const shown = await showPicture(ports, { ...picture, takesAvif: false, takesWebp: false });
        return shown.ok ? shown.value.file.bytes : null;
      } catch (error) {
        onTrouble(error);
        return null;
      }
    },
  };
}

const textWeight = 400;
const strongWeight = 650;

/** The fonts of a theme among the built files; none in development, where nothing is built. */
export function fontsOfTheme(
  files: BuiltAssets,
): (theme: SiteSettings['theme']) => CarSheet['look']['fonts'] {
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
  const bytes = files.get(fontAddress(font, file))?.bodies.identity;
  if (!bytes) return null;
  const [least = weight, greatest] = file.weight.split(' ').map(Number);
  const isVariable = greatest !== undefined;
  return {
    name: file.file,
    bytes,
    weight: isVariable ? Math.min(Math.max(weight, least), greatest) : null,
  };
}
