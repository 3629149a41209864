import { showToday } from '@forecourt/app/leads/today/show-today';
import { z } from 'zod';
import { answer } from '../answer.ts';
import { staffRoute, type ConsoleRoute } from '../console-route.ts';
import { todaySchema } from './today-schemas.ts';

/** The first screen, by role. */
export const todayRoutes: readonly ConsoleRoute[] = [
  staffRoute({
    needs: 'seeToday',
    method: 'GET',
    path: '/api/today',
    summary:
      'What waits, what is late, who comes today and what was promised; a part that is not for this role is null.',
    input: z.object({}),
    output: todaySchema,
    handle: async ({ ports }, { staff, now }) => answer(await showToday(ports, staff.scope, now)),
  }),
];
