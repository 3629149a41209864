import type { ReservationId } from '@forecourt/domain/core/ids';
import * as z from 'zod';
import { defineJob } from '../ports/platform/jobs.port.ts';

/**
 * What a buyer is told of, by mail and text. `held`: paid, with the receipt; `ended`: let go or past its time;
 * `returned`: money came late or was another sum, and goes back; `refunded`: it is back; `refund_failed`: it could not
 * be returned to that card, and somebody calls.
 */
export const reservationNews = ['held', 'ended', 'returned', 'refunded', 'refund_failed'] as const;

export const tellReservationJob = defineJob({
  name: 'tell-reservation',
  input: z.strictObject({
    reservationId: z.uuid().transform((id) => id as ReservationId),
    about: z.enum(reservationNews),
  }),
  timeoutSeconds: 60,
});
