import { createHash } from 'node:crypto';
import type { PageSources } from '@forecourt/app/pages/page.view';
import type { SiteId } from '@forecourt/domain/core/ids';
import type { PackedPage, PageVersion } from './kept-page.ts';

/** A page as processes hand it to each other. */
export interface SharedPage {
  readonly packed: PackedPage;
  readonly madeOf: PageSources | undefined;
  /** By the time of day, as processes of several machines read it. */
  readonly untilMs: number;
}

interface Facts {
  readonly status: number;
  readonly pageKind?: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly tag: string;
  readonly madeOf?: PageSources | undefined;
  readonly untilMs: number;
  readonly gzipBytes: number;
}

/** Under what processes of one build find a page: never without its site and its versions. */
export function sharedKey(
  buildId: string,
  siteId: SiteId,
  { address, version }: { readonly address: string; readonly version: PageVersion },
): string {
  const { settings, content, stock } = version;
  const text = JSON.stringify([address, settings, content, stock]);
  return `page:${buildId}:${siteId}:${createHash('sha256').update(text).digest('base64url')}`;
}

/** Four bytes that say how long the facts are, the facts, and both packings. */
export function writeSharedPage({ packed, madeOf, untilMs }: SharedPage): Buffer {
  const { status, pageKind, headers, tag, br, gzip } = packed;
  const facts: Facts = { status, pageKind, headers, tag, madeOf, untilMs, gzipBytes: gzip.length };
  const text = Buffer.from(JSON.stringify(facts));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length);
  return Buffer.concat([length, text, gzip, br]);
}

/** Null for what cannot be read: it is made anew. */
export function readSharedPage(bytes: Uint8Array): SharedPage | null {
  try {
    const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const factsEnd = 4 + all.readUInt32BE(0);
    const facts = JSON.parse(all.toString('utf8', 4, factsEnd)) as Facts;
    const { status, pageKind, headers, tag, madeOf, untilMs, gzipBytes } = facts;
    const gzip = all.subarray(factsEnd, factsEnd + gzipBytes);
    const br = all.subarray(factsEnd + gzipBytes);
    if (gzip.length !== gzipBytes || br.length === 0) return null;
    return { packed: { status, pageKind, headers, tag, br, gzip }, madeOf, untilMs };
  } catch {
    return null;
  }
}
