import { z } from 'zod';
import { clockTime, idOf } from '../core/fields.ts';
import type { CarId, DealershipId, DeliveryId, LeadId, StaffId } from '../core/ids.ts';
import { isRecord } from '../core/is-record.ts';
import { carSchema } from '../stock/car/car.ts';
import { handWays } from './by-hand.ts';
import { answerFileFaults } from './answer-file.ts';
import { leadFormNames } from './lead-form-name.ts';
import { leadStages } from './lead.ts';

/** What came of a call. Whoever was reached, or left a message, was answered. */
export const callOutcomes = ['reached', 'left_message', 'no_answer'] as const;

/** The ways in which staff write to a buyer, and the buyer back. */
export const replyChannels = ['mail', 'sms'] as const;
export type ReplyChannel = (typeof replyChannels)[number];

/** A car as the visitor saw it: it may be repriced, sold or deleted before the dealer rings. */
const seenCar = carSchema.pick({
  name: true,
  year: true,
  make: true,
  model: true,
  badge: true,
  vin: true,
  stockNumber: true,
  carType: true,
  km: true,
  colour: true,
  simpleBody: true,
  simpleTransmission: true,
  priceCents: true,
  priceType: true,
});
/** Where it cannot be read, the lead's own fields still name it. */
const maybeCar = seenCar.nullable().catch(null);
/** Those that have no field of their own in a lead, under the form's names for them. */
const answers = z
  .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string()).readonly()]))
  .default({});
const form = z.enum(leadFormNames);
/** ISO 8601. */
const moment = z.iso.datetime();

const said = z.object({ form: form.nullable().catch(null), answers, car: maybeCar });
/** A change of a booking, with the moment at which it was to begin before. */
const changed = z.object({ from: moment.nullish(), answers, car: maybeCar });

/** What a visitor agreed to, in the words that stood beside the box. */
const consent = z.object({
  optIn: z.boolean(),
  optInText: z.string().nullable(),
  terms: z.boolean().nullable(),
  termsText: z.string().nullable(),
  at: moment,
});

/** What the sender's own page is made of: nothing personal, as a link may be passed on. */
const receipt = z.object({
  hash: z.string(),
  form,
  /** A copy was sent by mail. */
  isMailed: z.boolean(),
  responseDue: moment,
  /** Whose people answer. */
  locationId: z.string().nullable(),
  carId: idOf<CarId>().nullable(),
  /** Make and model where it is about no car of the stock: Mazda CX-5. */
  about: z.string().nullish(),
  /** Of a service: the work. */
  job: z.string().nullish(),
  /** Of a service: 2026-03-31. */
  day: z.iso.date().nullish(),
  /** When it is dropped off: 07:30. */
  time: clockTime.nullish(),
});
/** Rows from before call the location by another name. */
const renamedReceipt = z.preprocess(
  (stored) => (isRecord(stored) ? { locationId: stored['yardId'], ...stored } : stored),
  receipt,
);

const routed = z.object({
  why: z.enum(['rule', 'car', 'chosen', 'main', 'account']),
  deliverTo: z.array(idOf<DealershipId>()).readonly(),
  form: form.nullish(),
});

/** What staff wrote to the buyer: the words are the note, how they fare is a row beside it. */
const reply = z.object({
  replyId: z.string(),
  channel: z.enum(replyChannels),
  /** Of a mail. */
  subject: z.string().nullable(),
  /** As whom it goes: the dealer's name. */
  from: z.string(),
});

/** What came back; the words are the note. */
const answer = z.object({
  channel: z.enum(replyChannels),
  /** The address or number that it came from. */
  from: z.string(),
  /** It came from the lead's own address: else it is shown whose it is. */
  isBuyer: z.boolean(),
  subject: z.string().nullable(),
  /** By which the next mail refers to it. */
  messageId: z.string().nullable(),
  /** Ids of the files that were kept. */
  files: z.array(z.string()).readonly().default([]),
  /** Names of files that are of no kind which is kept, */
  leftOut: z.array(z.string()).readonly(),
  /** and of those that are, and could not be. */
  notKept: z
    .array(z.object({ name: z.string(), why: z.enum(answerFileFaults) }))
    .readonly()
    .default([]),
});

function fact<Kind extends string, Details extends z.ZodType>(kind: Kind, details: Details) {
  return z.object({ kind: z.literal(kind), details });
}

/** What happens to leads, each kind with what is known of it. */
const leadFact = z.discriminatedUnion('kind', [
  fact('submitted', said),
  /** A later step of the same form, and its last one. */
  fact('continued', said),
  fact('completed', said),
  /** The same person about the same car again; what they wrote is the note. */
  fact('message', said),
  fact('consent', consent),
  /** What stood beside the fields of a form that is kept before it is finished. */
  fact('unfinished_notice', z.object({ text: z.string(), at: moment })),
  fact('routed', routed),
  fact('spam_score', z.object({ score: z.number(), reasons: z.array(z.string()).readonly() })),
  fact('car_gone', z.object({ carId: idOf<CarId>() })),
  fact('receipt', renamedReceipt),
  /** For staff alone: an earlier lead has the same email and phone, and nobody proved to be its sender. */
  fact('possible_repeat', z.object({ leadId: idOf<LeadId>() })),
  fact('test_drive_moved', changed),
  fact('test_drive_cancelled', changed),
  fact('service_moved', changed),
  fact('service_cancelled', changed),
  /** What a program or its sender did with the offer for their car: the number, the yes, the wish to talk, the inspection. */
  fact('offer_made', changed),
  fact('offer_accepted', changed),
  fact('offer_asked', changed),
  fact('offer_inspection', changed),
  fact('resent', z.object({ deliveryId: idOf<DeliveryId>() })),
  /** Of staff: a note, a call with what came of it, who has it now, and how it stands. */
  fact('note', z.object({})),
  fact('call', z.object({ outcome: z.enum(callOutcomes) })),
  fact('reply', reply),
  fact('answer', answer),
  fact('assigned', z.object({ staffId: idOf<StaffId>().nullable() })),
  /** Somebody of the staff took it down, and whether it waited then. */
  fact('by_hand', z.object({ way: z.enum(handWays), waits: z.boolean() })),
  /** Of the platform: late in somebody's hands, it is now somebody else's, or everybody's. */
  fact(
    'passed_on',
    z.object({
      from: idOf<StaffId>(),
      to: idOf<StaffId>().nullable(),
      lateMinutes: z.number(),
    }),
  ),
  /** It is no spam, whatever speaks against it. */
  fact('cleared', z.object({})),
  /** Another lead of the same person was put into this one; this one was put into another; either was undone. */
  fact('merged', z.object({ leadId: idOf<LeadId>() })),
  fact('merged_into', z.object({ leadId: idOf<LeadId>() })),
  fact('split', z.object({ leadId: idOf<LeadId>() })),
  fact('staged', z.object({ stage: z.enum(leadStages), why: z.string().nullable() })),
]);

export type LeadFact = z.output<typeof leadFact>;
export type LeadFactOf<Kind extends LeadFact['kind']> = Extract<LeadFact, { readonly kind: Kind }>;
/** A fact of another release, which this one cannot read. */
type UnreadFact = { readonly kind: 'unread'; readonly details: { readonly storedAs: string } };

interface Recorded {
  readonly staffId: StaffId | null;
  readonly note: string | null;
  /** The same of everything that one sent form left behind; null of what no form did. */
  readonly submissionId: string | null;
  readonly at: Date;
}

/** Something that happened to a lead, or a note of staff. Events are added, never changed. */
export type LeadEvent = (LeadFact | UnreadFact) & Recorded;
export type LeadEventOf<Kind extends LeadFact['kind']> = LeadFactOf<Kind> & Recorded;

/** A change of what the visitor booked, or of the offer for their car. */
export type LeadChangeKind = Extract<LeadFact['kind'], `${'test_drive' | 'service' | 'offer'}_${string}`>;
/** What is added to a lead later, by its visitor or by staff. */
export type LaterLeadEvent = LeadFactOf<LeadChangeKind | 'resent' | 'answer' | StaffFactKind> &
  Omit<Recorded, 'submissionId'>;
/** What staff did with a lead, beside sending it again, and what the platform did in their place. */
type StaffFactKind =
  | 'note'
  | 'call'
  | 'reply'
  | 'assigned'
  | 'by_hand'
  | 'passed_on'
  | 'staged'
  | 'merged'
  | 'merged_into'
  | 'split'
  | 'cleared';
/** What is known of a form besides, in the moment in which it is sent. */
export type SubmissionFact = LeadFactOf<
  'consent' | 'unfinished_notice' | 'routed' | 'spam_score' | 'car_gone' | 'receipt'
>;

export type SaidByForm = z.output<typeof said>;
export type SeenCar = z.output<typeof seenCar>;
export type GivenConsent = z.output<typeof consent>;
export type SpamScore = LeadFactOf<'spam_score'>['details'];
export type ReceiptDetails = z.output<typeof receipt>;

export interface StoredLeadEvent extends Recorded {
  readonly kind: string;
  readonly details: unknown;
}

/** An event as it was stored, by this release or another. */
export function readLeadEvent({ kind, details, ...recorded }: StoredLeadEvent): LeadEvent {
  const read = leadFact.safeParse({ kind, details });
  if (!read.success) return { kind: 'unread', details: { storedAs: kind }, ...recorded };
  return { ...read.data, ...recorded };
}
