import type { AnsweredLeads } from '../../ports/leads/day-store.port.ts';
import type { LeadsDelivered } from '../../ports/leads/delivery-desk.port.ts';
import { spanWords } from '../inbox/clock.view.ts';
import type { PromiseFigureView } from './today.view.ts';

/** How many were answered by the time that they were told, of those for whom it has come. */
export function answeredFigure({ inTime, missed, running, halfWithinMs }: AnsweredLeads): PromiseFigureView {
  const over = inTime + missed;
  const half = halfWithinMs === null ? '' : ` Half within ${spanWords(halfWithinMs).short}.`;
  return {
    id: 'answered',
    label: 'Answered in time',
    figure: over === 0 ? 'None due' : `${shareOf(inTime, over)}%`,
    of: null,
    parts: { good: inTime, bad: missed, warn: 0, open: running },
    note:
      over === 0
        ? `${running === 0 ? 'Nobody has asked' : `${running} asked, none is due`} since Monday`
        : `${inTime.toLocaleString('en-AU')} of ${over.toLocaleString('en-AU')} since Monday.${half}`,
    href: '/leads',
  };
}

/** Never a hundred where one is missing, and never none where one is there. */
function shareOf(part: number, all: number): number {
  if (part === all) return 100;
  return part === 0 ? 0 : Math.min(99, Math.max(1, Math.round((part / all) * 100)));
}

/** How many leads have arrived somewhere. One that nobody has taken is in Leads all the same. */
export function deliveredFigure(
  { captured, delivered, waiting, dead }: LeadsDelivered,
  days: number,
): PromiseFigureView {
  const troubles = [
    waiting > 0 ? (waiting === 1 ? 'one waits' : `${waiting.toLocaleString('en-AU')} wait`) : '',
    dead > 0 ? `${dead === 1 ? 'one is' : `${dead.toLocaleString('en-AU')} are`} in Leads alone` : '',
  ].filter(Boolean);
  return {
    id: 'delivered',
    label: 'No lead lost',
    figure: captured === 0 ? 'None came' : delivered.toLocaleString('en-AU'),
    of: captured === 0 ? null : `of ${captured.toLocaleString('en-AU')} delivered`,
    parts: { good: delivered, bad: dead, warn: waiting, open: 0 },
    note: `${days} days. ${capital(troubles.join(', ') || (captured === 0 ? 'No lead came in' : 'Every lead has arrived'))}`,
    href: dead > 0 ? '/deliveries?tab=dead' : '/deliveries',
  };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
