import type { LeadView, ReplyStateView } from '@forecourt/app/leads/inbox/lead.view';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiRequest } from '../../../shared/api/api-request.ts';
import { errorWords } from '../../../shared/api/error-words.ts';
import { FactChip } from '../../../shared/fact-chip.tsx';
import { sayDone } from '../../../shared/said/toasts.tsx';
import { leadAddress, leadQuery } from '../lead-queries.ts';

interface Props {
  readonly leadId: string;
  readonly reply: ReplyStateView;
}

/** How a reply fares: on its way, sent, or not, with why and another try. */
export function ReplyLine({ leadId, reply: { id, state, reason, canSendAgain } }: Props) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => apiRequest<LeadView>(`${leadAddress(leadId)}/replies/${id}/again`, { body: {} }),
    onSuccess: (lead) => client.setQueryData(leadQuery(leadId).queryKey, lead),
    onError: (error) => sayDone(errorWords(error)),
  });
  return (
    <div className="rowf wrap g6 fares">
      <FactChip {...state} />
      {reason !== null && <span className="xs mut">{reason}</span>}
      {canSendAgain && (
        <button type="button" className="btn s line" disabled={isPending} onClick={() => mutate()}>
          Send again
        </button>
      )}
    </div>
  );
}
