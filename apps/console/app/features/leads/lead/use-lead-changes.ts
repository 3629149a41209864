import type { LeadView } from '@forecourt/app/leads/inbox/lead.view';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../shared/api/api-error.ts';
import { apiRequest } from '../../../shared/api/api-request.ts';
import { errorWords } from '../../../shared/api/error-words.ts';
import { sayDone } from '../../../shared/said/toasts.tsx';
import { leadAddress, leadQuery } from '../lead-queries.ts';
import { freshenInbox } from '../inbox/freshen-inbox.ts';
import { undoOf, type LeadChange } from './undoable-change.ts';

export interface LeadChanges {
  /** Makes a change that can be undone; the screen shows it at once. Of an older version, where it was begun on one. */
  readonly change: (change: LeadChange, version?: string) => void;
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
      const back = before && !isUndo ? undoOf(change, before) : null;
      sayDone(change.done, back && (() => takeBack(back, lead)));
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
  const start = (change: LeadChange, isUndo: boolean, begunOn?: string) => {
    const version = begunOn ?? client.getQueryData(queryKey)?.version;
    if (version !== undefined) mutate({ change, version, isUndo });
  };
  /** What somebody else did after it is not taken back with it. */
  const takeBack = (back: LeadChange, left: LeadView) => {
    const now = client.getQueryData(queryKey);
    if (!now || (now.stage === left.stage && now.assignee?.id === left.assignee?.id))
      return start(back, true);
    setConflict(back);
    sayDone('Not undone: somebody changed it after you');
  };
  return {
    change: (change, version) => start(change, false, version),
    conflict,
    letGo: () => setConflict(null),
  };
}
