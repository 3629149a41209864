import type { LeadId } from '@forecourt/domain/core/ids';
import type { LeadInboxStore } from '../../ports/leads/lead-inbox.port.ts';
import type { LeadPresence, LeadOpening } from '../../ports/leads/lead-presence.port.ts';
import type { StaffScope } from '../../ports/platform/scope.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import type { StaffStore } from '../../ports/staff/staff-store.port.ts';
import { personView } from '../../staff/show-session.ts';
import type { OtherHereView, OthersHereView } from './others-here.view.ts';

interface BeInLeadPorts {
  readonly store: StoreRunner<{
    readonly inbox: Pick<LeadInboxStore, 'tellOpening'>;
    readonly staff: Pick<StaffStore, 'find'>;
  }>;
  readonly leadPresence: Pick<LeadPresence, 'inLead'>;
}

/** More than are ever named. */
const mostShown = 12;

/**
 * Tells the others in a lead that somebody has it open, writes or left (CON-7.3), and answers who they are; null where
 * the scope does not reach it.
 */
export function beInLead(
  { store, leadPresence }: BeInLeadPorts,
  scope: StaffScope,
  { id, ...opening }: LeadOpening & { readonly id: LeadId },
): Promise<OthersHereView | null> {
  return store.run(
    scope,
    async ({ inbox, staff }) => {
      const standing = await inbox.tellOpening(id, opening);
      if (standing === null) return null;
      const others: OtherHereView[] = [];
      if (opening.state === 'left') return { others };
      for (const { staffId, isWriting } of leadPresence.inLead(standing)) {
        if (staffId === scope.staffId || others.length >= mostShown) continue;
        const person = await staff.find(staffId);
        others.push({ person: person && personView(person), isWriting });
      }
      return { others };
    },
    { isRoutine: true },
  );
}
