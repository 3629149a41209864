import { isLastStep, type FormAnswers, type FormFlow, type FormProgress } from '../form/form-progress.ts';

// In the browser's bundle: nothing here may import the schema library.

/** Whether there is a way to reach the person: before that, nothing is stored about nobody. */
export function canBeReached({ email, phone }: FormAnswers): boolean {
  return [email, phone].some((way) => typeof way === 'string' && way.trim() !== '');
}

/** What is sent with each step of a booking (FORM-5): all answers so far, and the lead's id once it is known. */
export function bookingSubmission(
  progress: Pick<FormProgress, 'step' | 'answers' | 'leadId'>,
  flow: Pick<FormFlow, 'steps'>,
): FormAnswers {
  const isLast = isLastStep(progress, flow);
  return {
    ...progress.answers,
    ...(progress.leadId !== null && { lead_id: progress.leadId }),
    lead_status: isLast ? 'Complete' : 'Incomplete',
    form_completed: isLast,
  };
}
