import { cancelEnd, moveEnd, receiptsRoot } from '@forecourt/app/leads/record/receipt-address';
import { cancelService } from '@forecourt/app/service-booking/change-service';
import { showServiceMove, takeServiceMove } from '@forecourt/app/service-booking/show-service-move';
import type { FormProblem } from '@forecourt/domain/form/form-problem';
import { dropOffTimeName, serviceDayName } from '@forecourt/domain/service-booking/service-booking-form';
import { z } from 'zod';
import type { ServerDeps } from '../../server-deps.ts';
import { seeOther, visitorPage } from '../visitor-page.ts';
import {
  visitorRoute,
  type VisitorRequest,
  type VisitorResponse,
  type VisitorRoute,
} from '../visitor-route.ts';

const anything = z.looseObject({});
const moved = z.looseObject({
  [serviceDayName]: z.string().max(10).optional().describe('2026-10-31.'),
  [dropOffTimeName]: z.string().max(5).optional().describe('07:30, on the wall of the workshop.'),
});

const tokenOf = ({ params }: VisitorRequest) => params['token'] ?? '';

/** The days to choose from; what cannot be moved any more is shown as it is. */
async function movePage(
  deps: ServerDeps,
  request: VisitorRequest,
  more: {
    readonly entries?: Readonly<Record<string, string>>;
    readonly problems?: readonly FormProblem[];
  } = {},
): Promise<VisitorResponse> {
  const token = tokenOf(request);
  const page = await showServiceMove(deps, request.context, { token, now: request.now, ...more });
  return page ? visitorPage(deps, request, page) : seeOther(request, `${receiptsRoot}${token}`);
}

async function move(
  deps: ServerDeps,
  request: VisitorRequest<z.infer<typeof moved>>,
): Promise<VisitorResponse> {
  const { context, input, now } = request;
  const token = tokenOf(request);
  const entries = Object.fromEntries(
    [serviceDayName, dropOffTimeName].flatMap((name): [string, string][] => {
      const { [name]: typed } = input;
      return typeof typed === 'string' && typed !== '' ? [[name, typed]] : [];
    }),
  );
  const outcome = await takeServiceMove(deps, context, { token, entries, now });
  return typeof outcome === 'string'
    ? seeOther(request, `${receiptsRoot}${token}`)
    : movePage(deps, request, { entries, problems: outcome });
}

/** A booked service, changed by whoever has its link (FORM-5). */
export const serviceChangeRoutes: readonly VisitorRoute[] = [
  visitorRoute({
    method: 'GET',
    path: `${receiptsRoot}{token}${moveEnd}`,
    summary: 'The other days of a booked service, for whoever has its link.',
    input: anything,
    output: null,
    handle: (deps, request) => movePage(deps, request),
  }),
  visitorRoute({
    method: 'POST',
    path: `${receiptsRoot}{token}${moveEnd}`,
    summary: 'Moves a booked service to another day or time.',
    input: moved,
    output: null,
    handle: move,
  }),
  visitorRoute({
    method: 'POST',
    path: `${receiptsRoot}{token}${cancelEnd}`,
    summary: 'Cancels a booked service.',
    input: anything,
    output: null,
    async handle(deps, request) {
      const token = tokenOf(request);
      await cancelService(deps, request.context, { token, now: request.now });
      return seeOther(request, `${receiptsRoot}${token}`);
    },
  }),
];
