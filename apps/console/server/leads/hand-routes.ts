import type { CarId, DealershipId } from '@forecourt/domain/core/ids';
import { handKinds, handWays, type HandKindName } from '@forecourt/domain/leads/by-hand';
import { findHandCars, showHandPlaces } from '@forecourt/app/leads/by-hand/hand-form.view';
import { takeByHand } from '@forecourt/app/leads/by-hand/take-by-hand';
import { z } from 'zod';
import { answer } from '../answer.ts';
import { staffRoute, type ConsoleRoute } from '../console-route.ts';
import { changed } from './changed-lead.ts';
import { leadViewSchema } from './lead-schemas.ts';

const typed = (most: number) => z.string().max(most).default('');
const kinds = Object.keys(handKinds) as [HandKindName, ...HandKindName[]];

/** Leads of people who used no form (CON-2.1). */
export const handRoutes: readonly ConsoleRoute[] = [
  staffRoute({
    needs: 'answerLeads',
    method: 'GET',
    path: '/api/hand-leads/places',
    summary: 'The yards where whoever asks may take a lead down.',
    input: z.object({}),
    output: z.object({ places: z.array(z.object({ id: z.uuid(), name: z.string() })) }),
    handle: async ({ ports }, { staff }) => answer(await showHandPlaces(ports, staff.scope)),
  }),
  staffRoute({
    needs: 'answerLeads',
    method: 'GET',
    path: '/api/hand-leads/cars',
    summary: 'Cars of one of these yards, by stock number, VIN or words of the title.',
    input: z.object({ at: z.uuid(), q: z.string().trim().min(1).max(120) }),
    output: z.object({
      cars: z.array(
        z.object({
          id: z.uuid(),
          title: z.string(),
          note: z.string(),
          kind: z.enum(['new_car', 'used_car']).nullable(),
        }),
      ),
    }),
    handle: async ({ ports }, { staff, input }) =>
      answer(await findHandCars(ports, staff.scope, { at: input.at as DealershipId, text: input.q })),
  }),
  staffRoute({
    needs: 'answerLeads',
    method: 'POST',
    path: '/api/hand-leads',
    summary: 'Takes down a lead of somebody who used no form. The same key again is the same lead.',
    input: z.object({
      name: typed(400),
      phone: typed(100),
      email: typed(400),
      message: typed(10_000),
      kind: z.enum(kinds),
      way: z.enum(handWays),
      at: z.uuid().describe('The yard.'),
      carId: z.uuid().nullable().default(null),
      optIn: z.boolean().default(false).describe('They said yes to offers when they were asked.'),
      waits: z.boolean().describe('They wait for an answer.'),
      isMailed: z
        .boolean()
        .default(false)
        .describe('Send the confirmation of the site, to who left an email and waits.'),
      key: z.uuid().describe('Made by the browser, once for each lead.'),
    }),
    output: leadViewSchema,
    handle: async ({ ports }, { staff, input, now }) => {
      const { at, carId, ...said } = input;
      const taken = { ...said, at: at as DealershipId, carId: carId as CarId | null, now };
      return changed(await takeByHand(ports, staff.scope, taken));
    },
  }),
];
