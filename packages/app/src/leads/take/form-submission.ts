import type { CarId, DealershipId, VisitorId } from '@forecourt/domain/core/ids';
import type { LeadFormName } from '@forecourt/domain/leads/lead-form-name';
import type { Location } from '@forecourt/domain/locations/location';
import type { CarOutline } from '../../ports/stock/car-store.port.ts';
import type { LeadSubmission } from '../../ports/leads/lead-store.port.ts';
import type { SiteContext } from '../../site/site-context.ts';
import type { SpamSignals } from '../record/spam-score.ts';
import type { Answers } from './read-lead-answers.ts';

/** What of a site decides what a form's lead is. */
export interface FormContext extends Pick<
  SiteContext,
  'settings' | 'zone' | 'publicHolidays' | 'dealerships'
> {
  readonly site: Pick<SiteContext['site'], 'id' | 'dealershipId'>;
}

/** And in whose scope it is taken. */
export type CaptureContext = FormContext & Pick<SiteContext, 'scope' | 'site'>;

/** A form that its own schema has read. */
export interface FormSubmission {
  readonly form: LeadFormName;
  /** Under their names on the wire. */
  readonly answers: Answers;
  readonly carId: CarId | null;
  readonly visitorId: VisitorId | null;
  /** Of the secret that this browser was given with its first form: it proves that both are one sender's. */
  readonly senderHash?: Uint8Array;
  readonly pageId: string | null;
  readonly url: string | null;
  readonly userAgent: string | null;
  readonly visit: {
    readonly visitedPages: readonly string[];
    readonly query: Readonly<Record<string, string>>;
  };
  readonly spamSignals: SpamSignals;
  /** Where the sender can follow it; left out, nobody can. */
  readonly receipt?: FormReceipt;
  /** Chosen by the browser: sent again with the same key, a form is the same lead. */
  readonly idempotencyKey: string;
  /** What was read for the form's own questions; left out, it is read. A car that is gone since is found out. */
  readonly found?: FormSubjects;
  /** Of a form that is stored step by step under one key; left out, it is sent once. */
  readonly part?: LeadSubmission['part'];
  /** Of a form that staff filled in themselves. */
  readonly byHand?: TakenByHand;
  readonly now: Date;
}

/** What staff say of a lead that they take down. */
export interface TakenByHand {
  /** The yard that has it, whatever rules say of leads of the site. */
  readonly dealershipId: DealershipId;
  /** Whether its buyer still waits for an answer. */
  readonly waits: boolean;
}

interface FormReceipt {
  readonly secret: string;
  /** The same, as the queue may hold it. */
  readonly sealed: string;
  readonly hash: string;
  /** The sender gets a copy by mail. */
  readonly isMailed: boolean;
  /** Of a service: the day that its visitor would like. */
  readonly day?: string | null;
  /** And when they drop it off: 07:30. */
  readonly time?: string | null;
}

/** What a form may be about, as the site has it now. */
export interface FormSubjects {
  readonly car: CarOutline | null;
  readonly locations: readonly Location[];
}
