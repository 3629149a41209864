import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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
/** Of what is packed once for a few readers: higher numbers cost ten times as much for a tenth less. */
const brotliQuality = 5;

/** Packs a body, beside the thread that answers. */
export async function compress(body: Buffer | string, encoding: Encoding): Promise<Buffer> {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  if (encoding === 'identity') return bytes;
  if (encoding === 'gzip') return zip(bytes, { level: 6 });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return brotli(bytes, { params });
}
