import type { LeadView } from '@forecourt/app/leads/inbox/lead.view';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiRequest } from '../../../shared/api/api-request.ts';
import { leadQuery } from '../lead-queries.ts';
import { freshenInbox } from '../inbox/freshen-inbox.ts';
import type { bodyOf } from './hand-draft.ts';

/** Takes a lead down. */
export function useTake(onTaken: (lead: LeadView) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ReturnType<typeof bodyOf>) => apiRequest<LeadView>('/api/hand-leads', { body }),
    onSuccess: (lead) => {
      client.setQueryData(leadQuery(lead.id).queryKey, lead);
      onTaken(lead);
    },
    onSettled: () => freshenInbox(client),
  });
}
