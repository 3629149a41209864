/** A mail that came in, as far as anybody looks at it. */
export interface IncomingMail {
  /** Of its From; null where it names nobody. */
  readonly from: string | null;
  readonly subject: string | null;
  readonly text: string;
  readonly messageId: string | null;
  readonly files: readonly IncomingFile[];
  /** A program wrote it: Auto-Submitted, Precedence, an empty return path. */
  readonly isAutomatic: boolean;
  /** What it reports about a mail of ours; null where it is no report. */
  readonly report: MailReport | null;
}

/** A file of a mail, as its sender made it. */
export interface IncomingFile {
  /** As its sender calls it: anything may stand in it. */
  readonly name: string;
  /** Null where it is larger than is read, or comes after more than is read. */
  readonly content: Uint8Array | null;
  /** The words show it, as they do the pictures of a signature. */
  readonly isInWords: boolean;
}

export interface MailReport {
  /** A mail that did not arrive (RFC 3464), or one that somebody calls spam (RFC 5965). */
  readonly kind: 'bounced' | 'delayed' | 'complained';
  /** As the other side says it: 550 5.1.1 unknown user. */
  readonly reason: string | null;
}
