import type { lookup as lookUp, LookupAddress, LookupOptions } from 'node:dns';
import { isPublicAddress } from './public-address.ts';

/** A name leads to where nothing of ours may be sent. */
export class NotPublic extends Error {
  override readonly name = 'NotPublic';
}

/**
 * Looks names up for a connection, and lets it reach the open internet alone: every answer is checked where it is used,
 * so a name server cannot say one thing to the check and another to the connection.
 */
export function guardedLookup(lookup: typeof lookUp, isException: boolean) {
  return (
    hostname: string,
    options: LookupOptions,
    done: (error: Error | null, address: string | LookupAddress[], family?: number) => void,
  ) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '');
      // One closed address among open ones is enough: which of them is taken is not ours to say.
      const isClosed = addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address));
      if (isClosed && !isException) return done(new NotPublic('the name leads behind our own walls'), '');
      const [first] = addresses;
      return options.all === true
        ? done(null, addresses)
        : done(null, first?.address ?? '', first?.family ?? 4);
    });
  };
}
