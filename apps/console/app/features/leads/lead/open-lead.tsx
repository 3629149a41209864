import type { LeadStage, LeadView } from '@forecourt/app/leads/inbox/lead.view';
import { useRef, useState, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { useKeys } from '../../../shared/keys/key-handlers.ts';
import { openMenu } from '../../../shared/overlays/menu.tsx';
import { useSession } from '../../staff/session-query.ts';
import { useCountedClock } from '../clock/use-counted-clock.ts';
import { Composer } from './composer.tsx';
import { ConflictBanner } from './conflict-banner.tsx';
import type { ComposerMode } from './drafts.ts';
import { assignChange } from './undoable-change.ts';
import { LeadHead } from './lead-head.tsx';
import { canAssign } from './lead-menus.tsx';
import { LeadSide } from './lead-side.tsx';
import { LeadTimeline } from './lead-timeline.tsx';
import { PromisePanel } from './promise-panel.tsx';
import { pressCall } from './tel-href.ts';
import type { LeadChanges } from './use-lead-changes.ts';

interface Props {
  readonly lead: LeadView;
  readonly changes: LeadChanges;
  readonly asOf: number;
  readonly onStage: (stage: LeadStage) => void;
  /** What stands over it: the bar of a phone, and what went wrong. */
  readonly top: ReactNode;
}

/** A lead that was read: its promise, what happened, where to write, and what belongs to it. */
export function OpenLead({ lead, changes, asOf, onStage, top }: Props) {
  const { person } = useSession();
  const [mode, setMode] = useState<ComposerMode>('note');
  const [isSideOpen, setSideOpen] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isLate = useCountedClock(lead.promise.clock, asOf).state === 'late';
  const own = lead.colleagues.find(({ id }) => id === person.id);
  const onTake = own && lead.assignee?.id !== own.id ? () => changes.change(assignChange(own)) : null;
  const write = (next: ComposerMode) => {
    setMode(next);
    field.current?.focus();
  };
  useKeys({
    call: lead.phone === null ? null : pressCall,
    assign: canAssign(lead, person.id) ? () => openMenu('assign') : null,
    take: onTake,
    stage: () => openMenu('stage'),
    note: () => write('note'),
  });
  return (
    <>
      <section className="pane p-lead" aria-label="Lead">
        {top}
        <LeadHead
          lead={lead}
          changes={changes}
          isLate={isLate}
          onTake={onTake}
          onStage={onStage}
          onCalled={() => setMode('call')}
          onSide={() => setSideOpen((isOpen) => !isOpen)}
        />
        <div className="scroll" tabIndex={0} role="region" aria-label="Promise and history">
          <div className="lmain">
            {changes.conflict && <ConflictBanner lead={lead} conflict={changes.conflict} changes={changes} />}
            <PromisePanel lead={lead} asOf={asOf} />
            <LeadTimeline entries={lead.entries} />
          </div>
        </div>
        <Composer lead={lead} mode={mode} onMode={setMode} field={field} />
      </section>
      <aside className={isSideOpen ? 'pane p-side open' : 'pane p-side'} aria-label="Car and deliveries">
        <div className="scroll" tabIndex={0} role="region" aria-label="Car, deliveries and consent">
          {isSideOpen && (
            <button
              type="button"
              className="btn ico ghost only-m close"
              aria-label="Close"
              onClick={() => setSideOpen(false)}
            >
              <X className="i" />
            </button>
          )}
          <LeadSide lead={lead} />
        </div>
      </aside>
    </>
  );
}
