import { tellSavedCars, tellSavedCarsJob } from '@forecourt/app/watchlist/tell-saved-cars.job';
import type { z } from 'zod';
import type { TenantJob } from '../job-handler.ts';

/** Looks for news of saved cars and has those told who want to be (WATCH-5). */
export const tellSavedCarsOfSite: TenantJob<z.infer<typeof tellSavedCarsJob.input>> = {
  job: tellSavedCarsJob,
  async run({ alerts }, { scope }) {
    await tellSavedCars(alerts, scope, new Date());
  },
};
