import type { OtherHereView, OthersHereView } from '@forecourt/app/leads/inbox/others-here.view';
import type { PresenceState } from '@forecourt/app/ports/leads/lead-presence.port';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { apiRequest } from '../../../shared/api/api-request.ts';
import { leadAddress, othersKey } from '../lead-queries.ts';

/** The server forgets whom it has not heard of for twice as long. */
const heartbeatMs = 15_000;
const nobody: readonly OtherHereView[] = [];

/** Tells the others in a lead that it is open here, as long as it is in front of somebody, and says who they are. */
export function useOthersHere(leadId: string, isWriting: boolean): readonly OtherHereView[] {
  const client = useQueryClient();
  const openingId = useRef('');
  const tell = (state: PresenceState, signal?: AbortSignal) =>
    apiRequest<OthersHereView>(`${leadAddress(leadId)}/presence`, {
      body: { openingId: openingId.current, state },
      ...(signal && { signal }),
    });
  // Before the query, so that the opening has its name before it is told of.
  useEffect(() => {
    const leave = () => void tell('left').catch(() => undefined);
    const begin = () => (openingId.current = crypto.randomUUID());
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      begin();
      void client.invalidateQueries({ queryKey: othersKey(leadId) });
    };
    begin();
    addEventListener('pagehide', leave);
    addEventListener('pageshow', comeBack);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', comeBack);
      leave();
    };
  }, [leadId]);
  const state = isWriting ? 'writing' : 'here';
  const { data, isError, isPaused } = useQuery({
    queryKey: [...othersKey(leadId), state],
    queryFn: ({ signal }) => tell(state, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: heartbeatMs,
  });
  // Of whom nothing was heard nothing is known.
  return isError || isPaused ? nobody : (data?.others ?? nobody);
}
