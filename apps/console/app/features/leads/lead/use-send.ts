import type { LeadView } from '@forecourt/app/leads/inbox/lead.view';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../shared/api/api-error.ts';
import { apiRequest } from '../../../shared/api/api-request.ts';
import { leadAddress, leadQuery } from '../lead-queries.ts';
import { freshenInbox } from '../inbox/freshen-inbox.ts';

export type CallOutcome = 'reached' | 'no_answer' | 'left_message';

export type Written =
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'call'; readonly outcome: CallOutcome; readonly text: string }
  | {
      readonly kind: 'reply';
      readonly channel: 'mail' | 'sms';
      readonly subject: string | null;
      readonly text: string;
      /** The same again is the same reply, whatever became of the first try. */
      readonly key: string;
    };

/**
 * Sends what was written on a lead. It takes nothing away, so what met a newer version is sent on top of it, unless
 * it stands there already: the answer to the first try was lost on its way.
 */
export function useSend(id: string, onSent: (sent: Written) => void) {
  const client = useQueryClient();
  const { queryKey } = leadQuery(id);
  const post = ({ kind, ...written }: Written, version: string | undefined) =>
    apiRequest<LeadView>(`${leadAddress(id)}/${kind}`, {
      body: { ...written, text: written.text === '' ? null : written.text, version },
    });
  return useMutation({
    mutationFn: async (written: Written) => {
      const before = client.getQueryData(queryKey);
      try {
        return await post(written, before?.version);
      } catch (error) {
        const newer = newerLead(error);
        if (newer === null) throw error;
        return stands(written, newer, before) ? newer : post(written, newer.version);
      }
    },
    onSuccess: (lead, sent) => {
      client.setQueryData(queryKey, lead);
      onSent(sent);
    },
    onSettled: () => freshenInbox(client),
  });
}

function newerLead(error: unknown): LeadView | null {
  if (!(error instanceof ApiError) || error.code !== 'changed_meanwhile') return null;
  return (error.current as LeadView | undefined) ?? null;
}

function stands({ kind, text }: Written, newer: LeadView, before: LeadView | undefined): boolean {
  // Two calls without a word about them are two calls; a reply is known by its key.
  if (text === '' || kind === 'reply') return false;
  const known = new Set(before?.entries.map(({ id }) => id));
  return newer.entries.some((entry) => !known.has(entry.id) && entry.kind === kind && entry.text === text);
}
