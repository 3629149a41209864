import type { SaidByForm } from '@forecourt/domain/leads/lead-event';

/** Of a lead that no form described. */
export const nothingSaid: SaidByForm = { form: null, answers: {}, car: null };
