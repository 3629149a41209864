import { keep, readKept } from '../../../shared/on-this-device.ts';

export type ComposerMode = 'sms' | 'mail' | 'call' | 'note';
/** Of a mail its subject too, and of what is on its way to a buyer the name under which it goes once. */
type Part = ComposerMode | 'subject' | 'sms-key' | 'mail-key';

/** What somebody typed on a lead and has not sent: it outlives a reload, a lost signal and a closed window. */
export function readDraft(staffId: string, leadId: string, part: Part): string {
  return readKept(keyOf(staffId, leadId, part)) ?? '';
}

const modes: readonly ComposerMode[] = ['sms', 'mail', 'call', 'note'];

/** Where they left off: the way in which something is written already. Undefined where nothing is. */
export function draftedMode(staffId: string, leadId: string): ComposerMode | undefined {
  return modes.find((mode) => readDraft(staffId, leadId, mode).trim() !== '');
}

export function keepDraft(staffId: string, leadId: string, part: Part, text: string): void {
  keep(keyOf(staffId, leadId, part), text);
}

/** What was written on a lead that was merged meanwhile stands in the one that is kept, after what stands there. */
export function moveDrafts(staffId: string, from: string, to: string): void {
  for (const mode of modes) {
    const written = [readDraft(staffId, to, mode), readDraft(staffId, from, mode)].filter(
      (text) => text.trim() !== '',
    );
    if (readDraft(staffId, from, mode) === '') continue;
    keepDraft(staffId, to, mode, written.join('\n\n'));
    keepDraft(staffId, from, mode, '');
    // Other words are another message.
    if (mode === 'sms' || mode === 'mail') keepDraft(staffId, to, `${mode}-key`, '');
  }
  if (readDraft(staffId, to, 'subject') === '')
    keepDraft(staffId, to, 'subject', readDraft(staffId, from, 'subject'));
}

function keyOf(staffId: string, leadId: string, part: Part): string {
  return `console.draft.${staffId}.${leadId}.${part}`;
}
