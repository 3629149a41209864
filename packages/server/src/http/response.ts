import { inertPolicy } from './security-headers.ts';

/** What a request is answered with. It knows nothing of sockets. */
export interface HttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
  /** Instead of a body: what is written as it comes, for as long as the client stays. */
  readonly stream?: ResponseStream;
  /** Of a page, its kind, by which it is logged and counted. */
  readonly pageKind?: string;
  /** For the line of the log. Never anything that a visitor wrote. */
  readonly logFields?: Readonly<Record<string, string | number | boolean>>;
}

/** Begins to write to a client; what it returns is called once the client has left. */
export type ResponseStream = (client: StreamClient) => () => void;

export interface StreamClient {
  /** Cuts the client off that reads much more slowly than is written. */
  write(piece: string | Uint8Array): void;
  /** Once the client has read enough for more to be written, or has left. */
  drained(): Promise<void>;
  end(): void;
  /** Breaks off, so that the client knows that it has not all of it. */
  abort(): void;
}

/** A response in JSON. No browser takes it for something else than it is. */
export function json(
  status: number,
  body: Buffer | string,
  headers: HttpResponse['headers'] = {},
): HttpResponse {
  return {
    status,
    headers: {
      'x-content-type-options': 'nosniff',
      'content-type': 'application/json; charset=utf-8',
      'content-security-policy': inertPolicy,
      ...headers,
    },
    body,
  };
}
