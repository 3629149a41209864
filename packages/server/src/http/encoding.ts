import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

/** How a body is compressed, by its Content-Encoding. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** The best first. */
const preferred = ['br', 'gzip'] as const;
/** A header with more than this is not written by a browser. */
const mostOffers = 20;

/** The best encoding that the client accepts, by its Accept-Encoding; a quality is read as yes (above 0) or no. */
export function chooseEncoding(header: string | undefined): Encoding {
  // Fast path: what every browser of today sends. This runs for every request.
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
/** For what is compressed once for many readers: higher levels cost ten times as much for a tenth less. */
const thorough = { br: 5, gzip: 6 } as const;
/** For what may have a single reader: a third of the work for an eighth more bytes. */
const quick = { br: 2, gzip: 1 } as const;

/** Compresses a body well, on a thread of zlib's pool. */
export async function compress(body: Buffer | string, encoding: Encoding): Promise<Buffer> {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  if (encoding === 'identity') return bytes;
  const compressed = await (encoding === 'gzip'
    ? zip(bytes, { level: thorough.gzip })
    : brotli(bytes, brotliOptions(bytes, thorough.br)));
  return copyOutOfPool(compressed);
}

/** Compresses a body quickly and synchronously: for so little work another thread costs more than it saves. */
export function compressQuickly(body: Buffer | string, encoding: Encoding): Buffer {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  if (encoding === 'identity') return bytes;
  return copyOutOfPool(
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

/** zlib returns a slice of a larger buffer, all of which would stay in memory for as long as the slice does. */
function copyOutOfPool(compressed: Buffer): Buffer {
  if (compressed.buffer.byteLength === compressed.length) return compressed;
  const copy = Buffer.allocUnsafeSlow(compressed.length);
  compressed.copy(copy);
  return copy;
}
