import { hash } from 'node:crypto';
import type { MadeOf } from '@forecourt/app/shared/page.view';
import type { SiteId } from '@forecourt/domain/core/ids';
import type { RenderedPage, PageVersion } from './cached-page.ts';

/** A page as processes hand it to each other: one that is there, without headers, which whoever takes it makes. */
export interface SharedPage {
  readonly rendered: RenderedPage;
  /** What it is valid for: whoever takes it compares. */
  readonly version: PageVersion;
  readonly madeOf: MadeOf | undefined;
  /** By the time of day, as processes of several machines read it. */
  readonly untilMs: number;
}

interface Facts {
  /** Its own key again: nothing that went astray is taken for another site's page. */
  readonly key: string;
  readonly pageKind?: string | undefined;
  readonly tag: string;
  readonly version: PageVersion;
  readonly madeOf?: MadeOf | undefined;
  readonly untilMs: number;
  readonly brBytes: number;
}

/**
 * Under what processes of one build find a page: never without its site. Its version is in what they find, as
 * one who has not seen the page cannot know by which version it goes; and an old page makes room for the new.
 */
export function sharedKey(buildId: string, siteId: SiteId, address: string): string {
  return `page:${buildId}:${siteId}:${hash('sha256', address, 'base64url')}`;
}

/** Four bytes that say how long the facts are, the facts, and the compressed page. */
export function writeSharedPage(key: string, { rendered, version, madeOf, untilMs }: SharedPage): Buffer {
  const { pageKind, tag, br } = rendered;
  const brBytes = br.length;
  const facts: Facts = { key, pageKind, tag, version, madeOf, untilMs, brBytes };
  const text = Buffer.from(JSON.stringify(facts));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length);
  return Buffer.concat([length, text, br]);
}

/** Null for what cannot be read, or lies under another key: it is made anew. */
export function readSharedPage(key: string, bytes: Uint8Array): SharedPage | null {
  try {
    const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const factsEnd = 4 + all.readUInt32BE(0);
    const facts = JSON.parse(all.toString('utf8', 4, factsEnd)) as Facts;
    const { pageKind, tag, version, madeOf, untilMs, brBytes } = facts;
    const br = all.subarray(factsEnd);
    if (facts.key !== key || br.length !== brBytes) return null;
    return { rendered: { pageKind, tag, br }, version, madeOf, untilMs };
  } catch {
    return null;
  }
}
