import { createHmac, timingSafeEqual } from 'node:crypto';
import type { LeadId } from '@forecourt/domain/core/ids';
import type { ReplyAddresses } from '@forecourt/app/ports/leads/reply-addresses.port';
import { derivedKeys } from '../accounts/derived-key.ts';

export interface ReplyAddressOptions {
  /** The present one and those before it: what was made by any is read. */
  readonly secrets: readonly [string, ...string[]];
  /** replies.forecourt.example. */
  readonly host: string;
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';
const digestBytes = 16;
const idLength = 26;

/**
 * Addresses of leads and replies: an id and half a SHA-256 digest, in letters that mail servers may write large or small.
 * Whoever does not have the key cannot write one, and it is found out before anything is looked up.
 */
export function keyedReplyAddresses({ secrets, host }: ReplyAddressOptions): ReplyAddresses {
  const keys = derivedKeys(secrets, 'addresses of replies');
  const write = (prefix: string, id: string, at: string) =>
    `${prefix}+${encode(bytesOf(id))}${encode(digest(keys[0], prefix, id))}@${at}`;
  return {
    answerTo: (leadId) => write('reply', leadId, host),
    bounceTo: (replyId, at = host) => write('bounce', replyId, at),
    messageId: (replyId) => `<reply-${replyId}@${host}>`,
    isOurs: (messageId) =>
      new RegExp(`^<reply-[0-9a-f-]{36}@${host.replaceAll('.', String.raw`\.`)}>$`, 'i').test(messageId),
    read(address) {
      const [, prefix = '', token = ''] = /^(reply|bounce)\+([a-z2-7]{52})@/i.exec(address) ?? [];
      if (token === '') return null;
      const kind = prefix.toLowerCase();
      const id = uuidOf(decode(token.slice(0, idLength)));
      const said = decode(token.slice(idLength));
      if (id === null || said.length !== digestBytes) return null;
      if (!keys.some((key) => timingSafeEqual(digest(key, kind, id), said))) return null;
      return kind === 'reply' ? { kind: 'answer', leadId: id as LeadId } : { kind: 'bounce', replyId: id };
    },
  };
}

function digest(key: Buffer, prefix: string, id: string): Buffer {
  return createHmac('sha256', key).update(`${prefix} ${id}`).digest().subarray(0, digestBytes);
}

const bytesOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex');

function uuidOf(bytes: Buffer): string | null {
  if (bytes.length !== digestBytes) return null;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Base 32 of RFC 4648 in small letters, without padding. */
function encode(bytes: Uint8Array): string {
  let [text, bits, value] = ['', 0, 0];
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      text += alphabet[(value >>> (bits - 5)) & 31];
      bits -= 5;
    }
    value &= (1 << bits) - 1;
  }
  return bits === 0 ? text : text + alphabet[(value << (5 - bits)) & 31];
}

function decode(text: string): Buffer {
  const bytes: number[] = [];
  let [bits, value] = [0, 0];
  for (const letter of text.toLowerCase()) {
    value = (value << 5) | alphabet.indexOf(letter);
    bits += 5;
    if (bits >= 8) {
      bytes.push((value >>> (bits - 8)) & 255);
      bits -= 8;
    }
    value &= (1 << bits) - 1;
  }
  return Buffer.from(bytes);
}
