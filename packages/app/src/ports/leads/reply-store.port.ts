import type { LeadId, StaffId } from '@forecourt/domain/core/ids';
import type { LeadEventOf, LeadFactOf, ReplyChannel } from '@forecourt/domain/leads/lead-event';

/** What staff wrote to a buyer, and how it fares on its way. */
export interface Reply {
  /** Its mail and its SMS are named by it, on every try. */
  readonly id: string;
  readonly leadId: LeadId;
  readonly channel: ReplyChannel;
  readonly state: 'waiting' | 'sent' | 'failed' | 'bounced';
  readonly toAddress: string;
  readonly attempts: number;
  readonly nextTryAt: Date | null;
  /** In words for staff. */
  readonly reason: string | null;
  readonly sentAt: Date | null;
}

export interface NewReply extends Pick<Reply, 'id' | 'leadId' | 'channel' | 'toAddress'> {
  readonly staffId: StaffId;
}

/** Whether a reply is the caller's to send now. */
export type ReplyClaim =
  | { readonly outcome: 'claimed'; readonly reply: Reply }
  | { readonly outcome: 'later'; readonly at: Date }
  | { readonly outcome: 'over' };

export type ReplyOutcome =
  | { readonly state: 'sent' }
  | { readonly state: 'waiting'; readonly nextTryAt: Date; readonly reason: string }
  | { readonly state: 'failed' | 'bounced'; readonly reason: string };

export interface MailTrouble {
  readonly address: string;
  readonly kind: 'bounced' | 'complained' | 'stopped';
  /** In words for staff. */
  readonly reason: string | null;
  readonly at: Date;
}

export interface NewAnswer {
  readonly leadId: LeadId;
  /** Of its sender's own name for it. */
  readonly key: Uint8Array;
  readonly event: LeadFactOf<'answer'> & Pick<LeadEventOf<'answer'>, 'note' | 'at'>;
  /** Until when staff owe the next word; null where it asks for none. */
  readonly dueAt: Date | null;
}

/** Answers of staff to buyers, and of buyers to them (CON-2.2). */
export interface ReplyStore {
  /** False where it is there already, or the lead is out of reach. */
  add(reply: NewReply, now: Date): Promise<boolean>;
  find(id: string): Promise<Reply | null>;
  /** Of these leads, the oldest first. */
  list(leadIds: readonly LeadId[], limit: number): Promise<readonly Reply[]>;
  /** Takes one that waits for as long as a try may last. */
  claim(id: string, claim: { readonly now: Date; readonly until: Date }): Promise<ReplyClaim>;
  /** As whom the try goes that is about to be made: what is answered to it meanwhile finds its lead. */
  saveSender(id: string, sentFrom: string): Promise<boolean>;
  /** What came of a try, or was heard of it later. What did not arrive makes its lead wait again. */
  settle(id: string, outcome: ReplyOutcome, now: Date): Promise<boolean>;
  /** One that failed waits once more; false where it did not fail. */
  sendAgain(id: string, now: Date): Promise<boolean>;
  /** Writes what came back, once, and the lead waits again. */
  addAnswer(answer: NewAnswer): Promise<'added' | 'repeated' | 'no_lead'>;
  countAnswers(leadId: LeadId, since: Date): Promise<number>;
  /** False where the lead is out of reach. */
  addTrouble(leadId: LeadId, trouble: MailTrouble): Promise<boolean>;
  /** Of any of these addresses and numbers, as far as the scope reads leads with them. */
  listTroubles(addresses: readonly string[]): Promise<readonly MailTrouble[]>;
}
