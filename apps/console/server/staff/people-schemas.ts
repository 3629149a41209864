import { staffRoles } from '@forecourt/domain/staff/membership';
import { z } from 'zod';
import { personSchema } from './staff-schemas.ts';

const role = z.enum(staffRoles);

export const peopleSchema = z.object({
  people: z.array(
    personSchema.extend({
      email: z.string(),
      roles: z.array(
        z.object({
          id: z.uuid(),
          role,
          text: z.string(),
          placeId: z.uuid().nullable(),
          placeName: z.string(),
        }),
      ),
      signsInWith: z.string(),
      isPasswordOnly: z.boolean(),
      lastSeen: z.iso.datetime().nullable(),
      isYou: z.boolean(),
      isDisabled: z.boolean(),
      isManaged: z.boolean(),
    }),
  ),
  invitations: z.array(
    z.object({
      id: z.uuid(),
      email: z.string(),
      text: z.string(),
      placeName: z.string(),
      invitedBy: z.string().nullable(),
      until: z.iso.datetime(),
      isManaged: z.boolean(),
    }),
  ),
  grants: z.array(
    z.object({
      placeId: z.uuid(),
      kind: z.enum(['account', 'dealership']),
      name: z.string(),
      roles: z.array(z.object({ role, text: z.string() })),
    }),
  ),
});
