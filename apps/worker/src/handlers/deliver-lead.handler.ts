import { deliverLead as deliver } from '@forecourt/app/leads/deliver/deliver-lead';
import { deliverLeadJob } from '@forecourt/app/leads/deliver/deliver-lead.job';
import type { DeliveryId } from '@forecourt/domain/core/ids';
import type { z } from 'zod';
import type { TenantJob } from '../job-handler.ts';

/** Makes one try of a delivery (FORM-9). What failed has its own next try; the job is done either way. */
export const deliverLead: TenantJob<z.infer<typeof deliverLeadJob.input>> = {
  job: deliverLeadJob,
  async run({ leads }, { scope, input, signal }) {
    await deliver(leads.delivery, { scope, deliveryId: input.deliveryId as DeliveryId, signal });
  },
};
