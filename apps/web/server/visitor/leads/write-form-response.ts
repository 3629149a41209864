import { unsent, type FormResponse } from '@forecourt/app/leads/take/form-response';
import type { AcceptedLead, SendRefusal } from '@forecourt/app/leads/take/send-lead-form';
import type { FormProblem } from '@forecourt/domain/form/form-problem';
import { analyticsParameters } from '@forecourt/domain/leads/analytics-parameters';
import { json } from '@forecourt/server/http/response';
import { errorResponse } from '../../api-errors.ts';
import type { VisitorRequest, VisitorResponse } from '../visitor-route.ts';

/** The response to a form that a script sent. */
export function writeFormResponse(status: 200 | 422, body: FormResponse): VisitorResponse {
  return json(status, JSON.stringify(body));
}

const oftenWords =
  'That’s a lot of tries in a short time. What you wrote is still here, so please send it again later.';

export const successRoute = '/success';

/** The product's own page is told which form it is about; a dealer's own page is nobody's receipt. */
export function successPage({ context }: Pick<VisitorRequest, 'context'>, { token }: AcceptedLead): string {
  const { successPath } = context.settings.enquiry;
  return successPath === successRoute ? `${successRoute}?enquiry=${token}` : successPath;
}

/** What a script is told of a lead that was taken. */
export function takenBody(
  { submissionId, event, car }: AcceptedLead,
  successAddress: string,
  about: Parameters<typeof analyticsParameters>[0],
): FormResponse {
  return {
    ...unsent,
    lead_id: submissionId,
    success_page: successAddress,
    event: {
      number: event.number,
      asc_name: event.ascName,
      ga4_name: event.ga4Name,
      parameters: analyticsParameters(about, car),
    },
  };
}

/** What a script is told of a form that was not taken. */
export function refusedResponse(error: SendRefusal): VisitorResponse {
  if (error.reason === 'too_many_requests') {
    return errorResponse('too_many_requests', { 'retry-after': String(error.retrySeconds) });
  }
  const errors = [...error.problems];
  return writeFormResponse(422, { ...unsent, error: errors[0]?.message ?? null, errors });
}

/** The same beside the form, for whoever has no script. */
export function problemsOf(error: SendRefusal): readonly FormProblem[] {
  return error.reason === 'problems' ? error.problems : [{ field: null, message: oftenWords }];
}
