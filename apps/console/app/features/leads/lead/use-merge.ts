import type { LeadView, OtherLeadView } from '@forecourt/app/leads/inbox/lead.view';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../shared/api/api-error.ts';
import { apiRequest } from '../../../shared/api/api-request.ts';
import { errorWords } from '../../../shared/api/error-words.ts';
import { sayDone } from '../../../shared/said/toasts.tsx';
import { useSession } from '../../staff/session-query.ts';
import { filtersAddress } from '../inbox/inbox-filters.ts';
import { useInboxFilters } from '../inbox/use-inbox-filters.ts';
import { leadAddress, leadQuery } from '../lead-queries.ts';
import { freshenInbox } from '../inbox/freshen-inbox.ts';
import { moveDrafts } from './drafts.ts';

export interface MergeActs {
  readonly merge: (lead: LeadView, other: OtherLeadView) => void;
  readonly split: (lead: LeadView, part: OtherLeadView) => void;
  readonly isPending: boolean;
}

interface Act {
  readonly leadId: string;
  readonly path: 'merge' | 'split';
  readonly body: object;
  readonly done: (kept: LeadView) => void;
}

/** Makes two leads one and opens the one that is kept, or splits them; each can be undone by the other. */
export function useMerge(): MergeActs {
  const client = useQueryClient();
  const navigate = useNavigate();
  const filters = useInboxFilters();
  const { person } = useSession();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ leadId, path, body }: Act) =>
      apiRequest<LeadView>(`${leadAddress(leadId)}/${path}`, { body }),
    onSuccess: (kept, { leadId, done }) => {
      client.setQueryData(leadQuery(kept.id).queryKey, kept);
      if (kept.id !== leadId) {
        moveDrafts(person.id, leadId, kept.id);
        void navigate(filtersAddress(`/leads/${encodeURIComponent(kept.id)}`, filters), { replace: true });
      }
      done(kept);
    },
    onError: (error, { leadId }) => {
      const current = error instanceof ApiError ? (error.current as LeadView | undefined) : undefined;
      if (current) client.setQueryData(leadQuery(leadId).queryKey, current);
      else void client.invalidateQueries({ queryKey: ['lead', leadId] });
      sayDone(errorWords(error));
    },
    onSettled: () => freshenInbox(client),
  });
  const split = (lead: Pick<LeadView, 'id' | 'version'>, part: { readonly id: string }, isUndo = false) =>
    mutate({
      leadId: lead.id,
      path: 'split',
      body: { leadId: part.id, version: lead.version },
      done: (now) => {
        const other = now.repeats.find(({ id }) => id === part.id);
        sayDone('Split: both stand by themselves', other && !isUndo ? () => merge(now, other, true) : null);
      },
    });
  const merge = (lead: LeadView, other: OtherLeadView, isUndo = false) =>
    mutate({
      leadId: lead.id,
      path: 'merge',
      body: { version: lead.version, otherId: other.id, otherVersion: other.version },
      done: (kept) => {
        const part = kept.id === lead.id ? other : lead;
        sayDone('Merged into one', isUndo ? null : () => split(kept, part, true));
      },
    });
  return {
    merge: (lead, other) => merge(lead, other),
    split: (lead, part) => split(lead, part),
    isPending,
  };
}
