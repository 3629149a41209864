import { deliveryTabs, mostResent } from '@forecourt/app/leads/desk/deliveries.view';
import { resendDeliveries } from '@forecourt/app/leads/desk/resend-deliveries';
import { showDeliveries } from '@forecourt/app/leads/desk/show-deliveries';
import { showDelivery } from '@forecourt/app/leads/desk/show-delivery';
import type { DealershipId, DeliveryId, DestinationId } from '@forecourt/domain/core/ids';
import { z } from 'zod';
import { answer } from '../answer.ts';
import { errorResponse } from '../console-errors.ts';
import { staffRoute, type ConsoleRoute } from '../console-route.ts';
import { deliveriesSchema, deliverySchema, resentSchema } from './delivery-schemas.ts';

const idOrNone = z.union([z.uuid(), z.literal('')]).default('');

/** Where leads go, and what of them waits or gave up (FORM-9.2). */
export const deliveryRoutes: readonly ConsoleRoute[] = [
  staffRoute({
    needs: 'readLeads',
    method: 'GET',
    path: '/api/deliveries',
    summary: 'How each destination does, and the deliveries that wait, gave up or arrived, the newest first.',
    input: z.object({
      tab: z.enum(deliveryTabs).default('waiting'),
      at: idOrNone,
      to: idOrNone,
      after: idOrNone,
    }),
    output: deliveriesSchema,
    handle: async ({ ports }, { staff, input: { tab, at, to, after }, now }) =>
      answer(
        await showDeliveries(ports, staff.scope, {
          tab,
          at: (at || null) as DealershipId | null,
          to: (to || null) as DestinationId | null,
          after: (after || null) as DeliveryId | null,
          now,
        }),
      ),
  }),
  staffRoute({
    needs: 'readLeads',
    method: 'GET',
    path: '/api/deliveries/{id}',
    summary: 'A delivery with each of its tries: when, what was answered, how long it took.',
    input: z.object({}),
    output: deliverySchema,
    handle: async ({ ports }, { staff, params, now }) => {
      const id = z.uuid().safeParse(params['id']);
      const view = id.success && (await showDelivery(ports, staff.scope, { id: id.data as DeliveryId, now }));
      return view ? answer(view) : errorResponse('no_such_delivery');
    },
  }),
  staffRoute({
    needs: 'resendLeads',
    method: 'POST',
    path: '/api/deliveries/resend',
    summary: `Tries deliveries now that wait or were given up, at most ${mostResent}: some by name, or all that a destination gave up. Their keys stay, so each counts once.`,
    input: z.union([
      z.object({ ids: z.array(z.uuid()).min(1).max(mostResent) }),
      z.object({ destinationId: z.uuid() }),
    ]),
    output: resentSchema,
    handle: async ({ ports }, { staff, input, now }) => {
      const wanted =
        'ids' in input
          ? { ids: input.ids as DeliveryId[] }
          : { destinationId: input.destinationId as DestinationId };
      return answer(await resendDeliveries(ports, staff.scope, { wanted, now }));
    },
  }),
];
