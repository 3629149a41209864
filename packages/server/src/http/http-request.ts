import type { ForwardedProto } from './forwarded-proto.ts';

/** A request as nearly every handler knows it: without cookies, IP address or anything else of a person. */
export interface HttpRequest {
  readonly method: 'GET' | 'HEAD' | 'POST';
  readonly host: string | undefined;
  readonly path: string;
  /** Without its question mark. */
  readonly query: string;
  readonly ifNoneMatch: string | undefined;
  readonly acceptEncoding: string | undefined;
  /** The Accept header; empty where there is none. */
  readonly accept: string;
  /** By X-Forwarded-Proto of a trusted proxy; null where there is none. */
  readonly protocol: ForwardedProto | null;
}
