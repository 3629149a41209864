export interface Mail {
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Of the kind <key@host>: the same mail twice has the same, by which a reader's program tells a repeat. */
  readonly messageId: string;
  /** Where an answer goes; without it, to nobody who reads it. */
  readonly replyTo?: string;
  readonly attachments?: readonly MailAttachment[];
  /** Where what comes back goes; left out, to the sender. */
  readonly returnPath?: string;
  /** Of the conversation before it, the last at the end. */
  readonly references?: readonly string[];
  /** The domain in whose name it is signed; left out, it is not. */
  readonly signedBy?: string;
  /** Where mail programs unsubscribe from what was not asked for once (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

export interface MailAttachment {
  readonly fileName: string;
  /** With its parameters: text/calendar; charset=utf-8; method=PUBLISH. */
  readonly contentType: string;
  readonly content: string | Uint8Array;
}

/** Sends mail. It settles when a server has taken it; a mail may arrive twice where that answer was lost. */
export interface MailSender {
  send(mail: Mail): Promise<void>;
}
