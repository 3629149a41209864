import * as z from 'zod';
import type { PrivateFiles } from '../../ports/media/private-files.port.ts';
import { defineJob } from '../../ports/platform/jobs.port.ts';
import type { SiteScope } from '../../ports/platform/scope.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import type { OfferStore } from '../../ports/trade-in/offer-store.port.ts';
import type { ValuationService } from '../../ports/trade-in/valuation-service.port.ts';

/** Gives a photograph to the valuation service. Nobody waits for it: a service that is down for a day gets it later. */
export const sendPhotoJob = defineJob({
  name: 'send-photo',
  input: z.strictObject({ photoId: z.uuid() }),
  maxAttempts: 14,
  timeoutSeconds: 40,
});

export interface SendPhotoPorts {
  readonly store: StoreRunner<{ readonly offers: Pick<OfferStore, 'findPhoto' | 'markPhotoSent'> }>;
  readonly files: Pick<PrivateFiles, 'read'>;
  readonly valuation: Pick<ValuationService, 'attachPicture'>;
}

/** Attaches a photograph to its evaluation, once. The service is told nothing of the name that its owner gave it. */
export async function sendPhoto(
  { store, files, valuation }: SendPhotoPorts,
  { scope, now }: { readonly scope: SiteScope; readonly now: Date },
  { photoId }: z.infer<typeof sendPhotoJob.input>,
): Promise<'sent' | 'sent before' | 'gone'> {
  const photo = await store.run(scope, ({ offers }) => offers.findPhoto(photoId));
  if (!photo || photo.evalId === null) return 'gone';
  if (photo.sentAt !== null) return 'sent before';
  const bytes = await files.read(photo.objectKey);
  if (!bytes) return 'gone';
  const name = `${photo.place ?? 'photo'}.jpg`;
  await valuation.attachPicture(scope.siteId, photo.evalId, { name, type: 'image/jpeg', bytes });
  await store.run(scope, ({ offers }) => offers.markPhotoSent(photoId, now));
  return 'sent';
}
