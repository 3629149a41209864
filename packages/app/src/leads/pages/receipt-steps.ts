import { longDay } from '@forecourt/domain/core/day-words';
import { clockWords } from '@forecourt/domain/locations/clock-words';
import type { ReceiptDetails } from '@forecourt/domain/leads/lead-event';
import { fitWay, pickUpWay, postWay } from '@forecourt/domain/leads/forms/part-ways';
import { momentWords } from '@forecourt/domain/locations/moment-words';
import type { BookedService } from '../record/booked-service.ts';
import type { ClockStepView } from './receipt-page.view.ts';

interface Clock {
  readonly now: Date;
  readonly zone: string;
  /** Whose clock it is, where places of the site have another. */
  readonly clock: string;
  /** Who answers: David, or someone from Harbour Toyota Parramatta. */
  readonly who: string;
  /** What they do: call you, email you. */
  readonly reach: string;
  /** What to have along. */
  readonly bring: string | null;
  /** A day and a time are taken: nobody needs to call about them. */
  readonly isBooked: boolean;
  readonly isCancelled: boolean;
  readonly service: BookedService | null;
  /** What to call it by on the phone; null: nobody needs one. */
  readonly reference: string | null;
}

/** When it came, by when somebody answers, and what was booked. How it travels is nothing to its sender. */
export function receiptSteps(
  { at, details }: { readonly at: Date; readonly details: ReceiptDetails },
  { now, zone, clock, who, reach, bring, isBooked, isCancelled, service, reference }: Clock,
): readonly ClockStepView[] {
  if (isCancelled) return [];
  const words = (moment: Date) => momentWords(moment, now, zone, clock);
  return [
    {
      state: 'done',
      title: `${words(at)}, ${isBooked ? 'booked' : 'got it'}`,
      text: gotItText(details, { service, reference }),
    },
    ...(service?.isMoved === true && details.day
      ? [
          {
            state: 'done' as const,
            title: 'You moved it',
            text: `It was ${dropOffWords(details.day, details.time)}`,
          },
        ]
      : []),
    ...(isBooked ? [] : [answerStep(new Date(details.responseDue), { now, who, reach }, words)]),
    ...partSteps(details),
    ...(service
      ? [
          {
            state: isBooked ? ('next' as const) : ('later' as const),
            title: `${dropOffWords(service.day, service.time)}: drop it off`,
            text: [
              bring === null ? '' : `Bring ${bring.charAt(0).toLowerCase()}${bring.slice(1)}`,
              service.time
                ? 'We’ll let you know when it’s ready.'
                : 'We’ll agree on the time with you first.',
            ]
              .join(' ')
              .trim(),
          },
        ]
      : []),
  ];
}

function gotItText(
  { isMailed }: ReceiptDetails,
  { service, reference }: Pick<Clock, 'reference' | 'service'>,
): string | null {
  const mailed = service
    ? 'We’re emailing you a link to move or cancel it'
    : 'We’re emailing you a confirmation';
  const said = [reference === null ? null : `Your reference is ${reference}`, isMailed ? mailed : null];
  return said.filter((one) => one !== null).join('. ') || null;
}

/** How a part comes to whoever asked for it (PAGE-5). */
const partWays: Readonly<Record<string, Pick<ClockStepView, 'text' | 'title'>>> = {
  [pickUpWay]: { title: 'Then pick it up', text: 'At the counter, once we’ve told you it’s here' },
  [postWay]: { title: 'Then we post it', text: 'To the address you gave us' },
  [fitWay]: { title: 'Then we fit it', text: 'At a time we agree on with you' },
};

function partSteps({ form, job }: ReceiptDetails): readonly ClockStepView[] {
  if (form !== 'parts') return [];
  const way = partWays[job ?? ''];
  const yes = { title: 'You say yes or no', text: 'You pay nothing until you’ve seen the price' };
  return [yes, ...(way ? [way] : [])].map(({ title, text }) => ({ state: 'later', title, text }));
}

function dropOffWords(day: string, time: string | null | undefined): string {
  return `${longDay(day)}${time ? `, ${clockWords(time)}` : ''}`;
}

/** By when somebody answers, and what to do where nobody did. */
export function answerStep(
  due: Date,
  { now, who, reach }: Pick<Clock, 'now' | 'who' | 'reach'>,
  words: (moment: Date) => string,
): ClockStepView {
  return due < now
    ? {
        state: 'next',
        title: `You should have heard from us by ${words(due)}`,
        text: 'If you haven’t heard from us yet, please give us a call',
      }
    : {
        state: 'next',
        title: `By ${words(due)}, you’ll hear from us`,
        text: `${who} will ${reach}`,
      };
}
