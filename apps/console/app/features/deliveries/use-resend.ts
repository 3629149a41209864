import { mostResent, type ResentView } from '@forecourt/app/leads/desk/deliveries.view';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiRequest } from '../../shared/api/api-request.ts';
import { errorWords } from '../../shared/api/error-words.ts';
import { sayDone } from '../../shared/said/toasts.tsx';

export type Resending = { readonly ids: readonly string[] } | { readonly destinationId: string };

/** Sends deliveries again, and says what came of it. */
export function useResend(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wanted: Resending) => apiRequest<ResentView>('/api/deliveries/resend', { body: wanted }),
    onSuccess: (resent) => {
      onDone();
      sayDone(resentWords(resent));
    },
    onError: (error) => sayDone(errorWords(error)),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['deliveries'] }),
        client.invalidateQueries({ queryKey: ['delivery'] }),
      ]),
  });
}

export function resentWords({ sent, left, more }: ResentView): string {
  const on = sent === 1 ? 'One is on its way again' : `${sent} are on their way again`;
  const words = [sent === 0 ? 'Nothing was sent' : on];
  if (left > 0) words.push(left === 1 ? 'one had arrived' : `${left} had arrived`);
  if (more > 0) words.push(`${more.toLocaleString('en-AU')} more wait for the next ${mostResent}`);
  return words.join('; ');
}
