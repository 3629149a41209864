import { tickOf } from '../form/field-rules.ts';

/** The end of the name of each box of the list: `Trade-in valuation[additional_service]`. */
const marker = '[additional_service]';

/** The name of the box of one service. */
export function serviceBoxName(service: string): string {
  return service + marker;
}

/**
 * Gathers the ticked boxes that carry the marker into the list `additional_services` (FORM-2), in the
 * dealer's order. A box that the dealer took away while the page was open is left out: a lead is worth
 * more than its tick.
 */
export function gatherAdditionalServices(
  sent: Readonly<Record<string, unknown>>,
  services: readonly string[],
): Readonly<Record<string, unknown>> {
  const others = Object.entries(sent).filter(([name]) => !name.endsWith(marker));
  const ticked = services.filter((service) => tickOf(sent[serviceBoxName(service)]) === true);
  return { ...Object.fromEntries(others), ...(ticked.length > 0 && { additional_services: ticked }) };
}
