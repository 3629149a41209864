import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LeadStage } from '@forecourt/app/leads/inbox/lead.view';
import type { Inbox } from '../inbox/use-inbox.ts';
import { leadQuery } from '../lead-queries.ts';
import { stageChange } from './undoable-change.ts';
import { LeadFault } from './lead-fault.tsx';
import { LeadTop } from './lead-top.tsx';
import { OpenLead } from './open-lead.tsx';
import { whyWords } from './stage-words.ts';
import { useLeadChanges } from './use-lead-changes.ts';
import { WhyDialog } from './why-dialog.tsx';

interface Props {
  readonly id: string;
  readonly inbox: Inbox;
}

/** A lead beside the list, or on a phone as a page. */
export function LeadPane({ id, inbox }: Props) {
  const { data: lead, error, dataUpdatedAt, refetch } = useQuery(leadQuery(id));
  const changes = useLeadChanges(id);
  const [ending, setEnding] = useState<LeadStage | null>(null);
  const onStage = (stage: LeadStage) => {
    if (stage === lead?.stage) return;
    if (whyWords[stage] === undefined) changes.change(stageChange(stage, null));
    else setEnding(stage);
  };
  const top = (
    <>
      <LeadTop id={id} inbox={inbox} lead={lead} onStage={onStage} />
      {error && <LeadFault error={error} isShown={lead !== undefined} onAgain={() => void refetch()} />}
    </>
  );
  return (
    <>
      <title>{`${lead?.name ?? 'Lead'} · Leads · Forecourt console`}</title>
      {lead ? (
        <OpenLead lead={lead} changes={changes} asOf={dataUpdatedAt} onStage={onStage} top={top} />
      ) : (
        <section className="pane p-lead" aria-label="Lead">
          {top}
          {!error && <LeadToCome />}
        </section>
      )}
      {lead && ending && (
        <WhyDialog
          stage={ending}
          name={lead.name}
          onClose={() => setEnding(null)}
          onWhy={(why) => {
            setEnding(null);
            changes.change(stageChange(ending, why));
          }}
        />
      )}
    </>
  );
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
