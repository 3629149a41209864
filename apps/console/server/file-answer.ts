import type { ResponseStream } from '@forecourt/server/http/response';
import { inertPolicy } from '@forecourt/server/http/security-headers';
import type { ConsoleDeps } from './console-deps.ts';
import type { ConsoleResponse } from './console-route.ts';
import { failureSummary } from '@forecourt/server/observability/failure-summary';

type Pieces = AsyncIterable<string | Uint8Array>;

/** Lines as a file, as fast as its reader takes them. */
export function fileAnswer(
  { log }: Pick<ConsoleDeps, 'log'>,
  name: string,
  lines: AsyncGenerator<string, void>,
): ConsoleResponse {
  return {
    status: 200,
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'x-content-type-options': 'nosniff',
    },
    body: '',
    stream: inPieces(log, () => Promise.resolve(lines)),
  };
}

/** What is written piece by piece. What breaks on the way breaks the file: no half is taken for all. */
export function inPieces(
  log: ConsoleDeps['log'],
  open: () => Promise<Pieces | null>,
  onEnd: () => void = () => undefined,
): ResponseStream {
  return (client) => {
    let hasLeft = false;
    const write = async () => {
      const pieces = await open();
      if (!pieces) throw new Error('a file is gone');
      for await (const piece of pieces) {
        if (hasLeft) return;
        client.write(piece);
        await client.drained();
      }
      client.end();
    };
    write()
      .catch((error: unknown) => {
        log.error({ event: 'request_failed', error: failureSummary(error) }, 'a file was not finished');
        client.abort();
      })
      .finally(onEnd);
    return () => {
      hasLeft = true;
    };
  };
}

interface PrivateFile {
  readonly name: string;
  readonly type: 'image/jpeg' | 'application/pdf';
}

/** Of a file of a stranger: nothing that a browser would run or show as a page, whatever it takes the bytes for. */
export function privateFileHeaders({ name, type }: PrivateFile): Readonly<Record<string, string>> {
  const how = type === 'image/jpeg' ? 'inline' : 'attachment';
  const plain = name.replaceAll(/[^\w. -]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return {
    'content-type': type,
    'content-disposition': `${how}; filename="${plain}"; filename*=UTF-8''${encoded}`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': `${inertPolicy}; sandbox`,
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  };
}
