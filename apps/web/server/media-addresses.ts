import type { MediaAddresses } from '@forecourt/app/ports/media-addresses';

const root = '/media/';

/** Addresses of our own pictures. */
export const mediaAddresses: MediaAddresses = {
  addressOf: (url) => url,
  isOurs: (url) => url.startsWith(root),
};
