import type { PictureReader } from '@forecourt/app/ports/media/picture-reader.port';
import { showPicture, type PicturePorts } from '@forecourt/app/media/show-picture';
import type { SignedMediaAddresses } from '../media/media-addresses.ts';

/** Reads pictures of our object storage; what cannot be had is left out, and told. */
export function pictureReader(
  ports: PicturePorts,
  addresses: SignedMediaAddresses,
  onTrouble: (error: unknown) => void,
): PictureReader {
  return {
    async read(url, width, owner) {
      const picture = addresses.isOurs(url) ? addresses.read(addresses.addressOf(url, width, 75)) : null;
      if (!picture) return null;
      try {
        const shown = await showPicture(ports, { ...picture, owner, takesAvif: false, takesWebp: false });
        return shown.ok ? shown.value.file.bytes : null;
      } catch (error) {
        onTrouble(error);
        return null;
      }
    },
  };
}
