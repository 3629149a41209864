import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { IncomingFile, IncomingMail, MailReport } from '@forecourt/app/ports/leads/incoming-mail.port';
import { MailParser, type AttachmentStream, type Headers, type MessageText } from 'mailparser';

export interface MailLimits {
  /** Of one mail, with everything in it: what is longer is not read on. */
  readonly mostBytes: number;
  /** Of that what is no file, such as words and headers. */
  readonly mostWordBytes: number;
  /** Of one file, and of all of a mail: what is beyond is forgotten, and its name is told. */
  readonly mostFileBytes: number;
  readonly mostFilesBytes: number;
  /** Further ones are not even named. */
  readonly mostFiles: number;
}

export interface ReadMail {
  readonly mail: IncomingMail;
  readonly bytes: number;
  /** SHA-256 of all of it. */
  readonly digest: Uint8Array;
}

interface Part {
  readonly type: string;
  readonly headers: Headers;
  readonly file: IncomingFile;
}

interface Parts {
  readonly attached: readonly Part[];
  readonly headers: Headers;
  readonly text: string;
}

const longestHtml = 200_000;

/**
 * Reads a mail of a stranger as it comes: who, what and which files. Nothing in it is fetched, drawn or believed, and of
 * a file that is too large nothing stays in memory. Null where all of it is too long; it is then read to its end.
 */
export async function readIncomingMail(
  stream: AsyncIterable<Uint8Array>,
  returnPath: string | null,
  limits: MailLimits,
): Promise<ReadMail | null> {
  const parser = new MailParser({
    skipImageLinks: true,
    skipTextToHtml: true,
    skipTextLinks: true,
    maxHtmlLengthToParse: longestHtml,
  });
  const within = { isInFile: false };
  const parts = readParts(parser, limits, within);
  // It is waited for below, or nobody needs it any more.
  parts.catch(() => undefined);
  const hash = createHash('sha256');
  let [bytes, wordBytes] = [0, 0];
  let [isTooLong, isBroken] = [false, false];
  for await (const chunk of stream) {
    bytes += chunk.length;
    if (!within.isInFile) wordBytes += chunk.length;
    isTooLong ||= bytes > limits.mostBytes || wordBytes > limits.mostWordBytes;
    if (isTooLong || isBroken) continue;
    hash.update(chunk);
    if (parser.write(chunk)) continue;
    await Promise.race([once(parser, 'drain'), parts]).catch(() => {
      isBroken = true;
    });
  }
  if (isTooLong) {
    parser.destroy();
    return null;
  }
  if (!isBroken) parser.end();
  return { mail: mailOf(await parts, returnPath), bytes, digest: hash.digest() };
}

async function readParts(
  parser: MailParser,
  limits: MailLimits,
  within: { isInFile: boolean },
): Promise<Parts> {
  const attached: Part[] = [];
  let headers: Headers = new Map();
  let text = '';
  let kept = 0;
  parser.on('headers', (read) => {
    headers = read;
  });
  for await (const part of parser as AsyncIterable<AttachmentStream | MessageText>) {
    if (part.type === 'text') {
      text = part.text ?? '';
      continue;
    }
    within.isInFile = true;
    const isNamed = attached.length < limits.mostFiles;
    const most = isNamed ? Math.min(limits.mostFileBytes, limits.mostFilesBytes - kept) : 0;
    const content = await readContent(part.content as Readable, most);
    kept += content?.length ?? 0;
    within.isInFile = false;
    if (isNamed) attached.push(partOf(part, content));
    part.release();
  }
  return { attached, headers, text };
}

/** Null where it is longer than it may be: the rest is read and forgotten. */
async function readContent(stream: AsyncIterable<Buffer>, most: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.length;
    if (bytes <= most) chunks.push(chunk);
    else chunks.length = 0;
  }
  return bytes <= most ? Buffer.concat(chunks) : null;
}

function partOf(
  { contentType, headers, filename, contentId, contentDisposition, related }: AttachmentStream,
  content: Buffer | null,
): Part {
  // Some programs give every file an id.
  const isShown =
    contentDisposition !== 'attachment' && (contentId !== undefined || contentDisposition === 'inline');
  return {
    type: contentType,
    headers,
    file: {
      name: filename ?? 'a file without a name',
      content,
      isInWords: related || isShown,
    },
  };
}

function mailOf(parts: Parts, returnPath: string | null): IncomingMail {
  const { attached, headers, text } = parts;
  const report = reportOf(parts);
  const word = (name: string) => {
    const value = headers.get(name);
    return typeof value === 'string' ? value : null;
  };
  return {
    from: senderOf(headers),
    subject: word('subject'),
    text,
    messageId: word('message-id'),
    files: report ? [] : attached.filter(isFile).map(({ file }) => file),
    isAutomatic: !returnPath || isAutomatic(headers),
    report,
  };
}

function senderOf(headers: Headers): string | null {
  const from = headers.get('from');
  if (typeof from !== 'object' || !('value' in from) || !Array.isArray(from.value)) return null;
  const [first] = from.value;
  return first?.address ?? null;
}

function isFile({ type }: Part): boolean {
  return !type.startsWith('message/') && type !== 'application/pgp-signature';
}

function isAutomatic(headers: Headers): boolean {
  const header = (name: string) => {
    const value = headers.get(name);
    return typeof value === 'string' ? value.toLowerCase() : '';
  };
  const submitted = header('auto-submitted');
  return (
    (submitted !== '' && !submitted.startsWith('no')) ||
    /\b(?:bulk|junk|list|auto_reply)\b/.test(header('precedence')) ||
    headers.has('list') ||
    headers.has('list-id') ||
    headers.has('x-autoreply') ||
    headers.has('x-autorespond')
  );
}

function reportOf({ attached, headers, text }: Parts): MailReport | null {
  const part = (type: string) => {
    const content = attached.find((one) => one.type === type)?.file.content;
    return content ? Buffer.from(content).toString('utf8').slice(0, 20_000) : undefined;
  };
  // The parser reads this part as words.
  const isReport = JSON.stringify(headers.get('content-type') ?? '').includes('delivery-status');
  const delivery = part('message/delivery-status') ?? (isReport ? text.slice(0, 20_000) : undefined);
  if (delivery !== undefined) {
    const field = (name: string) =>
      new RegExp(`^${name}:[ \\t]*(.+(?:\\r?\\n[ \\t].+)*)`, 'im').exec(delivery)?.[1] ?? null;
    const action = field('Action')?.trim().toLowerCase() ?? '';
    if (action !== 'failed' && action !== 'delayed') return null;
    const said =
      field('Diagnostic-Code')
        ?.replace(/^\s*smtp\s*;/i, '')
        .trim() ?? field('Status');
    return { kind: action === 'failed' ? 'bounced' : 'delayed', reason: said };
  }
  const feedback = part('message/feedback-report');
  if (feedback === undefined || !/^Feedback-Type:\s*(?:abuse|fraud|other)/im.test(feedback)) return null;
  return { kind: 'complained', reason: null };
}
