import { longDay } from '@forecourt/domain/core/day-words';
import { clockWords } from '@forecourt/domain/locations/clock-words';
import type { ReceiptDetails } from '@forecourt/domain/leads/lead-event';
import { momentWords } from '@forecourt/domain/locations/moment-words';
import type { ClockStepView } from './receipt-page.view.ts';

interface Clock {
  readonly now: Date;
  readonly zone: string;
  /** Whose people answer: Harbour Toyota Parramatta. */
  readonly whose: string;
}

/** When it came, by when somebody answers, and what was booked. How it travels is nothing to its sender. */
export function receiptSteps(
  { at, details }: { readonly at: Date; readonly details: ReceiptDetails },
  { now, zone, whose }: Clock,
): readonly ClockStepView[] {
  const words = (moment: Date) => momentWords(moment, now, zone);
  const due = new Date(details.responseDue);
  const { day, time } = details;
  return [
    {
      state: 'done',
      title: `${words(at)}, got it`,
      text: details.isMailed ? 'We’ve emailed you a confirmation' : null,
    },
    due < now
      ? {
          state: 'next',
          title: `You should have heard from us by ${words(due)}`,
          text: 'If nobody’s rung you yet, please give us a call',
        }
      : {
          state: 'next',
          title: `By ${words(due)}, you’ll hear from us`,
          text: `Somebody at ${whose} will call or write to you`,
        },
    ...(day
      ? [
          {
            state: 'later' as const,
            title: `${longDay(day)}${time ? `, ${clockWords(time)}` : ''}: drop it off`,
            text: time ? 'We’ll let you know when it’s ready' : 'We’ll agree on the time with you first',
          },
        ]
      : []),
  ];
}
