import type { LeadId, SiteId } from '@forecourt/domain/core/ids';

/** An SMS that came in, and the lead that its numbers lead to. */
export interface ReceivedSms {
  readonly id: string;
  readonly provider: string;
  readonly messageId: string;
  readonly fromNumber: string;
  readonly body: string;
  readonly receivedAt: Date;
  /** How often it was tried, with this time. */
  readonly attempts: number;
  /** Null: nobody texted this number from there. */
  readonly of: { readonly leadId: LeadId; readonly siteId: SiteId } | null;
}

/** Finds whose scope to take for what comes back: identifiers alone. */
export interface ReplyDirectory {
  siteOfLead(leadId: LeadId): Promise<SiteId | null>;
  leadOfReply(replyId: string): Promise<{ readonly leadId: LeadId; readonly siteId: SiteId } | null>;
  /** Replies whose job was lost. */
  listDue(limit: number): Promise<readonly { readonly replyId: string; readonly siteId: SiteId }[]>;
  /** SMS that came in, each for a minute. */
  takeSms(limit: number): Promise<readonly ReceivedSms[]>;
  smsDone(id: string): Promise<void>;
}

/** Where an SMS is kept before anybody looks whose it is. */
export interface SmsKeeper {
  /** False: it was kept before. */
  keep(sms: {
    readonly provider: string;
    readonly messageId: string;
    readonly fromNumber: string;
    readonly toNumber: string;
    readonly body: string;
  }): Promise<boolean>;
}
