import { reportEvent } from '@forecourt/app/insights/report-event';
import type { CarId } from '@forecourt/domain/core/ids';
import { z } from 'zod';
import { clientNetwork } from '@forecourt/server/http/client-network';
import { json } from '@forecourt/server/http/response';
import { errorResponse } from '../../api-errors.ts';
import { visitorRoute } from '../visitor-route.ts';

const output = z.object({ success: z.literal(true) });

/** Counts what only a browser knows: that a car became a favourite (FORM-8, WATCH-3). */
export const reportEventRoute = visitorRoute({
  method: 'POST',
  path: '/api/events',
  summary: 'Counts something that a visitor did in the browser.',
  input: z.strictObject({
    event: z.int().min(1).max(999),
    car_id: z
      .uuid()
      .transform((id) => id as CarId)
      .nullable(),
  }),
  output,
  async handle(deps, { context, input, cameFrom, clientIp, now }) {
    const waitMs = deps.takeEvent(`${context.site.id} ${clientNetwork(clientIp)}`, deps.clock.elapsedMs());
    if (waitMs > 0)
      return errorResponse('too_many_requests', { 'retry-after': String(Math.ceil(waitMs / 1_000)) });
    // Without its query, in which a visitor may have typed anything.
    const path = cameFrom?.split('?', 1)[0] ?? null;
    const counted = await reportEvent(deps, context, {
      event: input.event,
      carId: input.car_id,
      path,
      now,
    });
    return counted.ok
      ? json(200, JSON.stringify({ success: true } satisfies z.infer<typeof output>))
      : errorResponse(counted.error);
  },
});
