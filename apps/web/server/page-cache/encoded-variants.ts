import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { HttpResponse } from '@forecourt/server/http/response';
import { singleFlight } from '@forecourt/resilience/single-flight';
import { compress, type Encoding } from '@forecourt/server/http/encoding';

type Compressed = Exclude<Encoding, 'identity'>;

/** A cached page by Content-Encoding. A variant that nobody asks for is not made. */
export interface EncodedVariants {
  readonly bytes: number;
  /** Undefined: it has to be made. */
  find(encoding: Compressed): HttpResponse | undefined;
  make(encoding: Compressed): Promise<HttpResponse>;
  decompress(): Promise<Buffer>;
  /** For a page that is requested again: it is worth a better compression, once, off the event loop. */
  recompress(): void;
}

const decompress = promisify(brotliDecompress);

/** Begins with the variant that nearly every client accepts, quickly compressed. */
export function encodedVariants(
  first: Buffer,
  responseOf: (encoding: Compressed, body: Buffer) => HttpResponse,
): EncodedVariants {
  let br = first;
  const variants = new Map<Compressed, HttpResponse>([['br', responseOf('br', br)]]);
  const flights = singleFlight<HttpResponse>();
  let isRecompressed = false;

  async function compressAs(encoding: Compressed): Promise<HttpResponse> {
    const body = await compress(await decompress(br), encoding);
    const response = responseOf(encoding, body);
    variants.set(encoding, response);
    if (encoding === 'br') br = body;
    return response;
  }

  return {
    get bytes() {
      let bytes = 0;
      for (const { body } of variants.values()) bytes += body.length;
      return bytes;
    },
    find: (encoding) => variants.get(encoding),
    make: (encoding) => flights.run(encoding, () => compressAs(encoding)),
    decompress: () => decompress(br),
    recompress() {
      if (isRecompressed) return;
      isRecompressed = true;
      // Where it fails, the quickly compressed variant stays.
      compressAs('br').catch(() => undefined);
    },
  };
}
