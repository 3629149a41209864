import { keep, readKept } from '../../../shared/on-this-device.ts';

export type ComposerMode = 'note' | 'call';

/** What somebody typed on a lead and has not sent: it outlives a reload, a lost signal and a closed window. */
export function readDraft(staffId: string, leadId: string, mode: ComposerMode): string {
  return readKept(keyOf(staffId, leadId, mode)) ?? '';
}

export function keepDraft(staffId: string, leadId: string, mode: ComposerMode, text: string): void {
  keep(keyOf(staffId, leadId, mode), text);
}

function keyOf(staffId: string, leadId: string, mode: ComposerMode): string {
  return `console.draft.${staffId}.${leadId}.${mode}`;
}
