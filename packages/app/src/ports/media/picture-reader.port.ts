import type { SiteId } from '@forecourt/domain/core/ids';
import type { PictureWidth } from './media-addresses.port.ts';

/** Reads pictures of ours, for what is made of them on the server. */
export interface PictureReader {
  /** As JPEG; null where the picture is not ours, is not there, or cannot be read just now. */
  read(url: string, width: PictureWidth, siteId: SiteId): Promise<Uint8Array | null>;
}
