import type { StockPlan } from './stock-plan.ts';

interface Coming {
  /** Year, make, model and badge. */
  readonly car: string;
  readonly colour: string;
  /** Where it is going to stand. */
  readonly suburb: string | null;
}

/** Nobody in the yard has seen it yet: what is known is which one it is, and that it is on its way. */
const told: Readonly<Record<StockPlan['voice'], (coming: Coming) => readonly string[]>> = {
  plain: ({ car, colour, suburb }) => [
    `On its way to ${suburb ?? 'us'}: ${car} in ${colour}.`,
    'Ask us for the day it lands, and we’ll ring you before it goes on the floor.',
    'You can put your name to it now.',
  ],
  shouting: ({ car, colour }) => [
    `NEXT OFF THE TRUCK!! ${car} IN ${colour}!!`.toUpperCase(),
    'RING NOW AND IT HAS YOUR NAME ON IT',
    'One price, same as the rest of the yard',
  ],
  family: ({ car, colour, suburb }) => [
    `${car} in ${colour}, on the truck to ${suburb ?? 'us'}.`,
    'We haven’t seen it either, so there’s no story yet.',
    'Give us a ring and we’ll tell you how far it’s got.',
  ],
  premium: ({ car, colour }) => [
    `Expected at our showroom: the ${car} in ${colour}.`,
    'Its particulars will follow once it has been inspected.',
    'Expressions of interest are taken ahead of its arrival.',
  ],
  caravan: ({ car, colour, suburb }) => [
    `On its way to ${suburb ?? 'us'}: ${car} in ${colour}.`,
    'We’ll put it on our own bridge the day it comes in, and tell you what it weighs.',
    'Tell us you’re keen and you’ll be the first to step inside.',
  ],
  workshop: ({ car, colour }) => [
    `${car} in ${colour}, not off the truck yet.`,
    'We’ll go over it before anybody throws a leg over it.',
    'Leave us your number and you’re the first to sit on it.',
  ],
};

/** What a dealer writes about a car that has not come yet: paragraphs between pipes (RULE-17). */
export function comingComments(voice: StockPlan['voice'], coming: Coming): string {
  return told[voice](coming).join('|');
}
