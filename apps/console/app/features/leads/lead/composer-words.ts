import type { LeadView } from '@forecourt/app/leads/inbox/lead.view';
import { firstNameOf } from './first-name.ts';
import type { ComposerMode } from './drafts.ts';

/** The way in which a mode writes to the buyer; undefined of those that do not, or where they left none. */
export function wayOf({ ways }: Pick<LeadView, 'ways'>, mode: ComposerMode) {
  return ways.find(({ channel }) => channel === mode);
}

/** How to write to them first: as they prefer, else as they can be reached. Null where they cannot. */
export function replyMode({ ways, prefers }: Pick<LeadView, 'ways' | 'prefers'>): 'sms' | 'mail' | null {
  const open = ways.filter(({ closed }) => closed === null);
  const wanted = prefers?.includes('email') === true ? 'mail' : 'sms';
  return (open.find(({ channel }) => channel === wanted) ?? open[0])?.channel ?? null;
}

/** What stands around the field of a mode. */
export function modeWords(lead: LeadView, mode: ComposerMode) {
  const first = firstNameOf(lead.name);
  const from = wayOf(lead, mode)?.from ?? '';
  return {
    sms: {
      label: 'Text',
      placeholder: `Text ${first}`,
      hint: `Stops the clock. ${from}`,
      send: 'Send',
      done: 'On its way',
    },
    mail: {
      label: 'Email',
      placeholder: `Email ${first}`,
      hint: `Stops the clock. ${from}`,
      send: 'Send',
      done: 'On its way',
    },
    call: {
      label: 'What was said',
      placeholder: 'What was said, if anything',
      hint: 'Written down with your name and the time.',
      send: 'Log call',
      done: 'Call logged',
    },
    note: {
      label: 'Note',
      placeholder: `A note about ${first}`,
      hint: 'Your team reads it, the buyer doesn’t.',
      send: 'Add note',
      done: 'Noted',
    },
  }[mode];
}

// As networks count: letters beyond the usual ones make a text shorter.
const usual = /^[\n\r -_a-~£¥èéùìòÇØøÅåÆæßÉÄÖÑÜ§¿äöñüà€]*$/;

/** 134 of 160; 171, 2 texts. */
export function smsLength(text: string): string {
  const [one, part] = usual.test(text) ? [160, 153] : [70, 67];
  return text.length <= one
    ? `${text.length} of ${one}`
    : `${text.length}, ${Math.ceil(text.length / part)} texts`;
}
