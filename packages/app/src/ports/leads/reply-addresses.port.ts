import type { LeadId } from '@forecourt/domain/core/ids';

/** What an address of ours says, which nobody else can write. */
export type ReadReplyAddress =
  | { readonly kind: 'answer'; readonly leadId: LeadId }
  /** The return path of one reply: bounces go there. */
  | { readonly kind: 'bounce'; readonly replyId: string };

/** The addresses to which buyers answer, with a keyed digest each. */
export interface ReplyAddresses {
  /** reply+…@ */
  answerTo(leadId: LeadId): string;
  /** bounce+…@ the host given, else our own. */
  bounceTo(replyId: string, host?: string): string;
  /** Null where it is none of ours. */
  read(address: string): ReadReplyAddress | null;
  /** Of the mails with replies: <reply-…@host>. */
  messageId(replyId: string): string;
  /** Whether a message id is one that we gave to a mail. */
  readonly isOurs: (messageId: string) => boolean;
}
