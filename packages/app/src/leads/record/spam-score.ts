import type { SpamScore } from '@forecourt/domain/leads/lead-event';
import type { ProofVerdict } from '@forecourt/domain/leads/proof-of-work';

/** What is known of how a form was sent. */
export interface SpamSignals {
  /** What stands in the honeypot, the field that people do not see. */
  readonly honeypot: string | null;
  /** From showing the form to sending it; null without JavaScript. */
  readonly secondsToFill: number | null;
  /** Leads from the same address of the network in the last hour, where that is counted. */
  readonly leadsFromSender: number;
  /** What the form's proof of work is worth; left out where none is asked for. */
  readonly proof?: ProofVerdict;
}

interface Judged extends SpamSignals {
  readonly name: string | null;
  readonly message: string | null;
}

const links = (text: string | null) => text?.match(/https?:\/\/|www\.|\[url/gi)?.length ?? 0;

const rules: readonly {
  readonly points: number;
  readonly reason: string;
  readonly fits: (lead: Judged) => boolean;
}[] = [
  {
    points: 60,
    reason: 'A field that people do not see was filled in.',
    fits: ({ honeypot }) => Boolean(honeypot),
  },
  {
    points: 40,
    reason: 'It was filled in faster than anybody types.',
    fits: ({ secondsToFill }) => secondsToFill !== null && secondsToFill < 3,
  },
  { points: 50, reason: 'The name holds a link.', fits: ({ name }) => links(name) > 0 },
  { points: 30, reason: 'The message holds several links.', fits: ({ message }) => links(message) > 1 },
  {
    points: 30,
    reason: 'The message holds markup for links.',
    fits: ({ message }) => /<a\s|\[url/i.test(message ?? ''),
  },
  {
    points: 50,
    reason: 'More than ten leads came from the same sender within an hour.',
    fits: ({ leadsFromSender }) => leadsFromSender > 10,
  },
  // A person without a script has none either: alone it is too little to be told.
  {
    points: 20,
    reason: 'The check for robots was not done.',
    fits: ({ proof }) => proof === 'missing',
  },
  {
    points: 20,
    reason: 'The check for robots was done at another time.',
    fits: ({ proof }) => proof === 'late',
  },
  {
    points: 30,
    reason: 'The check for robots was not passed.',
    fits: ({ proof }) => proof === 'wrong',
  },
];

/** From here on a lead is marked for staff. It is delivered all the same: a wrong guess must cost no buyer. */
export const suspectFrom = 50;

/** How much a lead looks like spam, from 0 to 100, and why. */
export function spamScore(lead: Judged): SpamScore {
  const fitting = rules.filter(({ fits }) => fits(lead));
  const sum = fitting.reduce((total, { points }) => total + points, 0);
  return { score: Math.min(100, sum), reasons: fitting.map(({ reason }) => reason) };
}

/** The reasons that staff are told. */
export function spamWarnings({ score, reasons }: SpamScore): readonly string[] {
  return score >= suspectFrom ? reasons : [];
}
