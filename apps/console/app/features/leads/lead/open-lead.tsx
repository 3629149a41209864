import type { LeadStage, LeadView } from '@forecourt/app/leads/inbox/lead.view';
import { useRef, useState, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { useKeys } from '../../../shared/keys/key-handlers.ts';
import { openMenu } from '../../../shared/overlays/menu.tsx';
import { useSession } from '../../staff/session-query.ts';
import { useCountedClock } from '../clock/use-counted-clock.ts';
import { Composer } from './composer.tsx';
import { replyMode } from './composer-words.ts';
import { ConflictBanner } from './conflict-banner.tsx';
import { draftedMode, type ComposerMode } from './drafts.ts';
import { assignChange, clearChange } from './undoable-change.ts';
import { LeadHead } from './lead-head.tsx';
import { canAssign } from './lead-menus.tsx';
import { LeadSide } from './lead-side.tsx';
import { LeadTimeline } from './lead-timeline.tsx';
import { PromisePanel } from './promise-panel.tsx';
import { OtherLeads } from './other-leads.tsx';
import { SpamBanner } from './spam-banner.tsx';
import type { MergeActs } from './use-merge.ts';
import { pressCall } from './tel-href.ts';
import type { LeadChanges } from './use-lead-changes.ts';
import { useOthersHere } from './use-others-here.ts';

interface Props {
  readonly lead: LeadView;
  readonly changes: LeadChanges;
  readonly asOf: number;
  readonly onStage: (stage: LeadStage) => void;
  readonly acts: MergeActs;
  /** Asks before two are made one; null where there is no other. */
  readonly onMerge: ((otherId: string) => void) | null;
  /** What stands over it: the bar of a phone, and what went wrong. */
  readonly top: ReactNode;
}

/** A lead that was read: its promise, what happened, where to write, and what belongs to it. */
export function OpenLead({ lead, changes, asOf, onStage, acts, onMerge, top }: Props) {
  const { person } = useSession();
  const [mode, setMode] = useState<ComposerMode>(
    () => draftedMode(person.id, lead.id) ?? replyMode(lead) ?? 'note',
  );
  const [isSideOpen, setSideOpen] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const others = useOthersHere(lead.id, isWriting);
  const field = useRef<HTMLTextAreaElement>(null);
  const isLate = useCountedClock(lead.promise.clock, asOf).state === 'late';
  const own = lead.colleagues.find(({ id }) => id === person.id);
  const onTake = own && lead.assignee?.id !== own.id ? () => changes.change(assignChange(own)) : null;
  const way = replyMode(lead);
  const write = (next: ComposerMode) => {
    setMode(next);
    field.current?.focus();
  };
  const first = lead.repeats.find(({ keeps }) => keeps !== null);
  const askMerge = first && onMerge ? () => onMerge(first.id) : null;
  useKeys({
    call: lead.phone === null ? null : pressCall,
    assign: canAssign(lead, person.id) ? () => openMenu('assign') : null,
    take: onTake,
    stage: () => openMenu('stage'),
    reply: way && (() => write(way)),
    merge: askMerge,
    spam: () => (lead.stage === 'spam' ? changes.change(clearChange(lead)) : onStage('spam')),
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
          others={others}
          onTake={onTake}
          onStage={onStage}
          onMerge={askMerge}
          onCalled={() => setMode('call')}
          onWrite={write}
          onSide={() => setSideOpen((isOpen) => !isOpen)}
        />
        <div className="scroll" tabIndex={0} role="region" aria-label="Promise and history">
          <div className="lmain">
            {changes.conflict && <ConflictBanner lead={lead} conflict={changes.conflict} changes={changes} />}
            <SpamBanner
              lead={lead}
              onSpam={() => onStage('spam')}
              onClear={() => changes.change(clearChange(lead))}
            />
            <PromisePanel lead={lead} asOf={asOf} />
            <OtherLeads lead={lead} acts={acts} onMerge={({ id }) => onMerge?.(id)} />
            <LeadTimeline id={lead.id} entries={lead.entries} />
          </div>
        </div>
        <Composer lead={lead} mode={mode} onMode={setMode} onWriting={setWriting} field={field} />
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
