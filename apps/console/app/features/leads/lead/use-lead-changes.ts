import type { LeadView } from '@forecourt/app/leads/inbox/lead.view';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../shared/api/api-error.ts';
import { apiRequest } from '../../../shared/api/api-request.ts';
import { errorWords } from '../../../shared/api/error-words.ts';
import { sayDone } from '../../../shared/said/toasts.tsx';
import { leadAddress, leadQuery } from '../lead-queries.ts';
import { freshenInbox } from '../live-leads.ts';
import { undoOf, type LeadChange } from './undoable-change.ts';

export interface LeadChanges {
  /** Makes a change that can be undone; the screen shows it at once. */
  readonly change: (change: LeadChange) => void;
  /** What was wanted when somebody else had changed the lead meanwhile. */
  readonly conflict: LeadChange | null;
  readonly letGo: () => void;
}

/** The changes of a lead that can be undone. What somebody else changed in between is shown, never overwritten. */
export function useLeadChanges(id: string): LeadChanges {
  const client = useQueryClient();
  const { queryKey } = leadQuery(id);
  const [conflict, setConflict] = useState<LeadChange | null>(null);
  const { mutate } = useMutation({
    mutationFn: ({ change, version }: { change: LeadChange; version: string; isUndo: boolean }) =>
      apiRequest<LeadView>(`${leadAddress(id)}/${change.path}`, { body: { ...change.body, version } }),
    onMutate: async ({ change }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      if (before) client.setQueryData(queryKey, change.expected(before));
      setConflict(null);
      return before;
    },
    onSuccess: (lead, { change, isUndo }, before) => {
      client.setQueryData(queryKey, lead);
      const undo = before && !isUndo ? () => start(undoOf(change, before), true) : null;
      sayDone(change.done, undo);
    },
    onError: (error, { change }, before) => {
      if (before) client.setQueryData(queryKey, before);
      if (error instanceof ApiError && error.code === 'changed_meanwhile') {
        if (error.current) client.setQueryData(queryKey, error.current as LeadView);
        else void client.invalidateQueries({ queryKey });
        setConflict(change);
      } else sayDone(errorWords(error));
    },
    onSettled: () => freshenInbox(client),
  });
  const start = (change: LeadChange, isUndo: boolean) => {
    const version = client.getQueryData(queryKey)?.version;
    if (version !== undefined) mutate({ change, version, isUndo });
  };
  return { change: (change) => start(change, false), conflict, letGo: () => setConflict(null) };
}
