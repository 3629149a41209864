import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { HttpResponse } from '../response.ts';
import { compress, type Encoding } from '../encoding.ts';

type Packed = Exclude<Encoding, 'identity'>;

/** The forms in which a cached page is answered. Those that nobody asks for are not made. */
export interface PageForms {
  readonly bytes: number;
  /** Undefined: it has to be made. */
  find(encoding: Packed): HttpResponse | undefined;
  make(encoding: Packed): Promise<HttpResponse>;
  unpack(): Promise<Buffer>;
  /** For a page that is asked for again: it is worth more work, once, beside the thread that answers. */
  packWell(): void;
}

const unpack = promisify(brotliDecompress);

/** Begins with the form that nearly everybody asks for, quickly packed. */
export function pageForms(
  first: Buffer,
  responseOf: (encoding: Packed, body: Buffer) => HttpResponse,
): PageForms {
  let br = first;
  const forms = new Map<Packed, HttpResponse>([['br', responseOf('br', br)]]);
  const underWay = new Map<Packed, Promise<HttpResponse>>();
  let isPackedWell = false;

  async function pack(encoding: Packed): Promise<HttpResponse> {
    const body = await compress(await unpack(br), encoding);
    const response = responseOf(encoding, body);
    forms.set(encoding, response);
    if (encoding === 'br') br = body;
    return response;
  }

  return {
    get bytes() {
      let bytes = 0;
      for (const { body } of forms.values()) bytes += body.length;
      return bytes;
    },
    find: (encoding) => forms.get(encoding),
    make(encoding) {
      const making = underWay.get(encoding) ?? pack(encoding).finally(() => underWay.delete(encoding));
      underWay.set(encoding, making);
      return making;
    },
    unpack: () => unpack(br),
    packWell() {
      if (isPackedWell) return;
      isPackedWell = true;
      // Without it the page goes on as it is.
      pack('br').catch(() => undefined);
    },
  };
}
