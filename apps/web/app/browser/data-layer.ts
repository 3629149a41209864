import type { SavingView } from '@forecourt/app/watchlist/saving.view';
import { mayMeasure } from './send-event.ts';

/** What a sent form is reported as; the server names every parameter, and none is about the visitor. */
export interface ReportedForm {
  readonly number: number;
  readonly asc_name: string;
  readonly ga4_name: string | null;
  readonly parameters: Readonly<Record<string, string | number>>;
}

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
