/** What may come with one mail, and within a day into one lead and to one site. */
export const answerFileLimits = {
  /** Of one file. */
  bytes: 10 * 1024 * 1024,
  /** Of one mail, with all its files. */
  files: 10,
  mailBytes: 20 * 1024 * 1024,
  /** A sender is counted by the lead that they may write into, as anybody can write any From. */
  ofLead: { files: 50, bytes: 60 * 1024 * 1024 },
  ofSite: { files: 1_000, bytes: 2 * 1024 * 1024 * 1024 },
} as const;

/** Why a file was not kept that is of a kind which is kept. */
export const answerFileFaults = ['large', 'many', 'heavy', 'pixels', 'broken', 'busy', 'full'] as const;
export type AnswerFileFault = (typeof answerFileFaults)[number];

export const answerFileKinds = ['picture', 'pdf'] as const;
export type AnswerFileKind = (typeof answerFileKinds)[number];

export interface FilesCounted {
  readonly files: number;
  readonly bytes: number;
}

interface ComingFile {
  /** Of the file; null where it was larger than was read. */
  readonly bytes: number | null;
  /** Of the same mail, before it. */
  readonly before: FilesCounted;
  /** Of the last day. */
  readonly ofLead: FilesCounted;
  readonly ofSite: FilesCounted;
}

/** What speaks against a file before anybody looks into it (CON-2.2); null: nothing. */
export function faultOfSize({ bytes, before, ofLead, ofSite }: ComingFile): AnswerFileFault | null {
  const { ofLead: leadLimit, ofSite: siteLimit, ...ofMail } = answerFileLimits;
  if (before.files >= ofMail.files) return 'many';
  if (bytes === null || bytes > ofMail.bytes) return 'large';
  if (before.bytes + bytes > ofMail.mailBytes) return 'many';
  const isWithin = (counted: FilesCounted, limit: FilesCounted) =>
    counted.files + before.files < limit.files && counted.bytes + before.bytes + bytes <= limit.bytes;
  return isWithin(ofLead, leadLimit) && isWithin(ofSite, siteLimit) ? null : 'full';
}

const leastBytesInWords = 20_000;
const leastSideInWords = 250;

/** Whether a picture that stands in the words is one of a signature: a logo, a line, a dot that counts readers. */
export function isOfSignature(picture: {
  readonly isInWords: boolean;
  readonly bytes: number;
  /** Its shorter side, once it was drawn. */
  readonly side: number | null;
}): boolean {
  const { isInWords, bytes, side } = picture;
  return isInWords && (bytes < leastBytesInWords || (side !== null && side < leastSideInWords));
}

const pdfBegins = [0x25, 0x50, 0x44, 0x46, 0x2d];

/** Whether a file is a PDF by its first bytes: %PDF-. */
export function isPdf(file: Uint8Array): boolean {
  return pdfBegins.every((byte, place) => file[place] === byte);
}

const endings: Readonly<Record<AnswerFileKind, string>> = { picture: 'jpg', pdf: 'pdf' };
const longestName = 80;

/** What a kept file is called: without folders and what no page could show, and with the ending of what it is. */
export function answerFileName(sent: string, kind: AnswerFileKind): string {
  const name = readableName(sent).replace(/\.[^.]{0,10}$/, '');
  return `${name.slice(0, longestName).trim() || (kind === 'pdf' ? 'document' : 'picture')}.${endings[kind]}`;
}

/** The name of a file as its sender calls it, of which nothing is left that could pass for another. */
export function readableName(sent: string): string {
  return sent
    .replace(/^.*[/\\]/s, '')
    .replaceAll(/[\p{C}<>"&]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[.\s]+/, '')
    .slice(0, 2 * longestName)
    .toWellFormed()
    .trim();
}
