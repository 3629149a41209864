import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

/** How the bytes of an answer are packed. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** The best first. */
const preferred = ['br', 'gzip'] as const;
/** A header with more than this is not written by a browser. */
const mostOffers = 20;

/** The best packing that the asker can read, by its Accept-Encoding. */
export function chooseEncoding(header: string | undefined): Encoding {
  // What every browser of today sends; this runs for every request.
  if (header === undefined || header === '') return 'identity';
  if (header.startsWith('gzip, deflate, br')) return 'br';
  const offered = new Map<string, boolean>();
  for (const offer of header.toLowerCase().split(',', mostOffers)) {
    const [name = '', ...parameters] = offer.split(';').map((part) => part.trim());
    const isRefused = parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
    offered.set(name, !isRefused);
  }
  return preferred.find((one) => offered.get(one) ?? offered.get('*')) ?? 'identity';
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Of what is packed once for many readers: higher numbers cost ten times as much for a tenth less. */
const thorough = { br: 5, gzip: 6 } as const;
/** Of what may have a single reader: a third of the work for an eighth more bytes. */
const quick = { br: 2, gzip: 1 } as const;

/** Packs a body well, beside the thread that answers. */
export async function compress(body: Buffer | string, encoding: Encoding): Promise<Buffer> {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  if (encoding === 'identity') return bytes;
  const packed = await (encoding === 'gzip'
    ? zip(bytes, { level: thorough.gzip })
    : brotli(bytes, brotliOptions(bytes, thorough.br)));
  return alone(packed);
}

/** Packs a body quickly and at once: for so little work another thread costs more than it takes over. */
export function compressQuickly(body: Buffer | string, encoding: Encoding): Buffer {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  if (encoding === 'identity') return bytes;
  return alone(
    encoding === 'gzip'
      ? gzipSync(bytes, { level: quick.gzip })
      : brotliCompressSync(bytes, brotliOptions(bytes, quick.br)),
  );
}

function brotliOptions({ length }: Buffer, quality: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
    },
  };
}

/** What zlib gives is a part of a larger buffer, all of which would be kept for as long as the part is. */
function alone(packed: Buffer): Buffer {
  if (packed.buffer.byteLength === packed.length) return packed;
  const copy = Buffer.allocUnsafeSlow(packed.length);
  packed.copy(copy);
  return copy;
}
