import type { LeadId } from '@forecourt/domain/core/ids';
import type { Result } from '@forecourt/domain/core/result';
import type { LeadView } from '@forecourt/app/leads/inbox/lead.view';
import { z } from 'zod';
import { answer } from '../answer.ts';
import { errorResponse, type ErrorCode } from '../console-errors.ts';
import type { ConsoleResponse } from '../console-route.ts';

export const version = z.string().max(40).describe('As the lead had it when it was read.');

export const leadIdOf = ({ id = '' }: Readonly<Record<string, string>>): LeadId => id as LeadId;
export const isId = (params: Readonly<Record<string, string>>): boolean =>
  Object.values(params).every((value) => z.uuid().safeParse(value).success);

type ChangeError = { readonly code: ErrorCode; readonly current?: LeadView };

/** The lead as it stands after a change, or why it was not changed. */
export function changed(result: Result<LeadView, ChangeError> | false): ConsoleResponse {
  if (!result) return errorResponse('no_such_lead');
  if (result.ok) return answer(result.value);
  const { code, current } = result.error;
  const response = errorResponse(code);
  if (!current) return response;
  const body = JSON.parse(String(response.body)) as object;
  return { ...response, body: JSON.stringify({ ...body, current }) };
}
