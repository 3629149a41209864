import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { Answer } from '../answer.ts';
import { compress, type Encoding } from '../encoding.ts';

type Packed = Exclude<Encoding, 'identity'>;

/** The forms in which a kept page is answered. Those that nobody asks for are not made. */
export interface PageForms {
  readonly bytes: number;
  /** Undefined: it has to be made. */
  find(encoding: Packed): Answer | undefined;
  make(encoding: Packed): Promise<Answer>;
  unpack(): Promise<Buffer>;
  /** For a page that is asked for again: it is worth more work, once, beside the thread that answers. */
  packWell(): void;
}

const unpack = promisify(brotliDecompress);

/** Begins with the form that nearly everybody asks for, quickly packed. */
export function pageForms(first: Buffer, answerOf: (encoding: Packed, body: Buffer) => Answer): PageForms {
  let br = first;
  const forms = new Map<Packed, Answer>([['br', answerOf('br', br)]]);
  const underWay = new Map<Packed, Promise<Answer>>();
  let isPackedWell = false;

  async function pack(encoding: Packed): Promise<Answer> {
    const body = await compress(await unpack(br), encoding);
    const answer = answerOf(encoding, body);
    forms.set(encoding, answer);
    if (encoding === 'br') br = body;
    return answer;
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
