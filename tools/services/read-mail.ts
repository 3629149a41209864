import { simpleParser } from 'mailparser';
import type { StoredMail } from './mail-store.ts';

const alreadyRead = new WeakMap<StoredMail, Promise<ReadMail>>();

export type ReadMail = Awaited<ReturnType<typeof parse>>;

/** A message as tests and people look at it. */
export function readMail(mail: StoredMail): Promise<ReadMail> {
  const reading = alreadyRead.get(mail) ?? parse(mail);
  alreadyRead.set(mail, reading);
  return reading;
}

async function parse({ source, ...mail }: StoredMail) {
  const parsed = await simpleParser(source);
  return {
    ...mail,
    size: source.length,
    subject: parsed.subject ?? '',
    text: parsed.text ?? '',
    html: parsed.html || null,
    headers: Object.fromEntries(parsed.headerLines.map(({ key, line }) => [key, headerValue(line)])),
    attachments: parsed.attachments.map(({ filename, contentType, size }) => ({
      name: filename ?? '',
      type: contentType,
      size,
    })),
  };
}

/** Long headers are folded over several lines. */
function headerValue(line: string): string {
  return line
    .slice(line.indexOf(':') + 1)
    .replaceAll(/\r?\n\s+/g, ' ')
    .trim();
}
