import type { ReportedForm } from '@forecourt/app/leads/take/form-response';
import type { SavingView } from '@forecourt/app/watchlist/saving.view';
import { mayMeasure } from './send-event.ts';

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** Pushes a sent form to the dealer's tag manager (FORM-8), unless the visitor refused to be measured. */
export function reportForm(
  { number, asc_name, ga4_name, parameters }: ReportedForm,
  saving: Pick<SavingView, 'countsUnasked' | 'keys'>,
): void {
  if (!mayMeasure(saving)) return;
  const layer = (window.dataLayer ??= []);
  layer.push({ event: asc_name, event_number: number, ...parameters });
  if (ga4_name !== null) layer.push({ event: ga4_name, event_number: number, ...parameters });
}
