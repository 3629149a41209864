import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { LeadStage, LeadView } from '@forecourt/app/leads/inbox/lead.view';
import { sayDone } from '../../../shared/said/toasts.tsx';
import { useSession } from '../../staff/session-query.ts';
import { filtersAddress } from '../inbox/inbox-filters.ts';
import { useInboxFilters } from '../inbox/use-inbox-filters.ts';
import type { Inbox } from '../inbox/use-inbox.ts';
import { leadQuery } from '../lead-queries.ts';
import { moveDrafts } from './drafts.ts';
import { stageChange } from './undoable-change.ts';
import { LeadFault } from './lead-fault.tsx';
import { LeadTop } from './lead-top.tsx';
import { OpenLead } from './open-lead.tsx';
import { whyWords } from './stage-words.ts';
import { useLeadChanges } from './use-lead-changes.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { useMerge } from './use-merge.ts';
import { WhyDialog } from './why-dialog.tsx';

interface Props {
  readonly id: string;
  readonly inbox: Inbox;
}

/** A lead beside the list, or on a phone as a page. */
export function LeadPane({ id, inbox }: Props) {
  const { data: lead, error, dataUpdatedAt, refetch } = useQuery(leadQuery(id));
  const changes = useLeadChanges(id);
  const acts = useMerge();
  const [merging, setMerging] = useState<string | null>(null);
  const [ending, setEnding] = useState<{ readonly stage: LeadStage; readonly version: string } | null>(null);
  const onStage = (stage: LeadStage) => {
    if (!lead || stage === lead.stage) return;
    if (whyWords[stage] === undefined) changes.change(stageChange(stage, null));
    else setEnding({ stage, version: lead.version });
  };
  useStandingAddress(id, lead);
  const firstOther = lead?.repeats.find(({ keeps }) => keeps !== null)?.id;
  const top = (
    <>
      <LeadTop
        id={id}
        inbox={inbox}
        lead={lead}
        changes={changes}
        onStage={onStage}
        onMerge={firstOther === undefined ? null : () => setMerging(firstOther)}
      />
      {error && <LeadFault error={error} isShown={lead !== undefined} onAgain={() => void refetch()} />}
    </>
  );
  return (
    <>
      <title>{`${lead?.name ?? 'Lead'} · Leads · Forecourt console`}</title>
      {lead ? (
        <OpenLead
          lead={lead}
          changes={changes}
          asOf={dataUpdatedAt}
          onStage={onStage}
          acts={acts}
          onMerge={setMerging}
          top={top}
        />
      ) : (
        <section className="pane p-lead" aria-label="Lead">
          {top}
          {!error && <LeadToCome />}
        </section>
      )}
      {lead && merging !== null && (
        <MergeDialog
          lead={lead}
          first={merging}
          onClose={() => setMerging(null)}
          onMerge={(other) => {
            setMerging(null);
            acts.merge(lead, other);
          }}
        />
      )}
      {lead && ending && (
        <WhyDialog
          stage={ending.stage}
          name={lead.name}
          onClose={() => setEnding(null)}
          onWhy={(why) => {
            setEnding(null);
            changes.change(stageChange(ending.stage, why), ending.version);
          }}
        />
      )}
    </>
  );
}

/** A lead that was merged is read at the address of the one that it went into. */
function useStandingAddress(id: string, lead: LeadView | undefined): void {
  const navigate = useNavigate();
  const filters = useInboxFilters();
  const { person } = useSession();
  const standsIn = lead === undefined || lead.id === id ? null : lead.id;
  // Before the field reads what is written on the lead that is shown now.
  useLayoutEffect(() => {
    if (standsIn !== null) moveDrafts(person.id, id, standsIn);
  }, [standsIn, id, person.id]);
  useEffect(() => {
    if (standsIn === null) return;
    sayDone('It was merged into this lead');
    void navigate(filtersAddress(`/leads/${encodeURIComponent(standsIn)}`, filters), { replace: true });
  }, [standsIn, filters, navigate]);
}

function LeadToCome() {
  return (
    <div role="status" aria-label="The lead is on its way">
      <div className="lhead">
        <span className="sk w45" />
        <span className="sk w30" />
      </div>
      <div className="lmain">
        <span className="sk tall" />
        <span className="sk w60" />
        <span className="sk w80" />
      </div>
    </div>
  );
}
