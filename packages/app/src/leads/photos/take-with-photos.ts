import type { CodeKeys } from '../../ports/accounts/code-keys.port.ts';
import type { AnswerFileStore } from '../../ports/leads/answer-file-store.port.ts';
import type { FormPhotoStore } from '../../ports/leads/form-photo-store.port.ts';
import type { PrivateFiles } from '../../ports/media/private-files.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import { openSealedPhoto, sealedPhotoPath } from '../../shared/sealed-photo.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { captureLead, type CapturePorts, type CaptureStores } from '../take/capture-lead.ts';
import type { TakeForm } from '../take/send-lead-form.ts';

type Stores = CaptureStores & { readonly formPhotos: Pick<FormPhotoStore, 'giveTo' | 'list'> };

export interface WithPhotosPorts extends Pick<CapturePorts, 'randomId'> {
  readonly store: CapturePorts<Stores>['store'];
  readonly codeKeys: Pick<CodeKeys, 'seal'>;
}

interface SentAlong {
  readonly photoIds: readonly string[];
  /** Of the host that was asked: the addresses of photographs in the lead begin with it. */
  readonly origin: string;
  readonly now: Date;
}

/**
 * Takes a form together with its photographs: they become files of its lead, or there is no lead. Whoever is sent the lead
 * gets their addresses, which end after a week.
 */
export async function takeWithPhotos(
  ports: WithPhotosPorts,
  context: SiteContext,
  { photoIds, origin, now }: SentAlong,
): Promise<TakeForm> {
  const { site, scope, settings } = context;
  const photos = await ports.store.run(scope, ({ formPhotos }) =>
    formPhotos.list(photoIds.slice(0, settings.tradeIn.imagesLimit)),
  );
  if (photos.length === 0) return (submission) => captureLead(ports, context, submission);
  const links = photos.map(({ id, name }) => {
    const path = sealedPhotoPath(ports.codeKeys, 'photo of a form', { siteId: site.id, photoId: id, now });
    return `${name}: ${origin}${path}`;
  });
  const ids = photos.map(({ id }) => id);
  return (submission) =>
    captureLead(
      ports,
      context,
      { ...submission, answers: { ...submission.answers, photos: links.join('\n') } },
      async ({ formPhotos }, leadId) => void (await formPhotos.giveTo(leadId, ids)),
    );
}

export interface SentPhotoPorts {
  readonly store: StoreRunner<{ readonly answerFiles: Pick<AnswerFileStore, 'find'> }>;
  readonly files: Pick<PrivateFiles, 'read'>;
  readonly codeKeys: Pick<CodeKeys, 'open'>;
}

/** The photograph of an address in a lead; null where it ended, was made up, or is another site's. */
export async function readSentPhoto(
  { store, files, codeKeys }: SentPhotoPorts,
  { scope, site }: Pick<SiteContext, 'scope' | 'site'>,
  { signed, now }: { readonly signed: string; readonly now: Date },
): Promise<Uint8Array | null> {
  const id = openSealedPhoto(codeKeys, 'photo of a form', { siteId: site.id, signed, now });
  if (id === null) return null;
  const file = await store.run(scope, ({ answerFiles }) => answerFiles.find(id));
  return file && files.read(file.objectKey);
}
