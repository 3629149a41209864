import { randomUUID } from 'node:crypto';
import { takeFormPhoto } from '@forecourt/app/leads/photos/take-form-photo';
import type { SentFormPhoto } from '@forecourt/app/leads/pages/form-photos.view';
import type { PhotoFaultView } from '@forecourt/app/shared/photo-rules';
import { fail } from '@forecourt/domain/core/result';
import { photoFaultText, type PhotoFault } from '@forecourt/app/shared/photo-words';
import { clientNetwork } from '@forecourt/server/http/client-network';
import type { ServerDeps } from '../../server-deps.ts';
import type { VisitorRequest } from '../visitor-route.ts';

export interface TakenFormPhotos {
  readonly sent: readonly SentFormPhoto[];
  readonly faults: readonly (PhotoFaultView & { readonly fault: PhotoFault })[];
  readonly fields: ReadonlyMap<string, string>;
}

const bytesPerMegabyte = 1024 * 1024;

/** Takes the files of a form, one after the other, within the shares of its site and its sender. */
export function takeFormPhotos(
  { store, tokens, limiter, uploads }: ServerDeps,
  { context, clientIp, sentForm, now }: Pick<VisitorRequest, 'clientIp' | 'context' | 'now' | 'sentForm'>,
  mostFiles: number,
): Promise<TakenFormPhotos> {
  const { tradeIn } = context.settings;
  const network = clientNetwork(clientIp);
  const ports = { store, tokens, limiter, ...uploads, randomId: randomUUID };
  const sent: SentFormPhoto[] = [];
  const refused: { readonly fault: PhotoFault; readonly name: string }[] = [];
  if (!sentForm) throw new Error('this route takes no files');
  const limits = { fileBytes: tradeIn.imageMegabytes * bytesPerMegabyte, files: mostFiles };

  return uploads.shares.run({ siteId: context.site.id, sender: network }, async () => {
    const { fields, hasMore } = await uploads.receive(sentForm, limits, async ({ file, name }) => {
      const taken = file
        ? await takeFormPhoto(ports, context, { file, network, now })
        : fail('tooLarge' as const);
      if (taken.ok) sent.push(taken.value);
      else refused.push({ fault: taken.error, name });
    });
    if (hasMore) refused.push({ fault: 'full', name: '' });
    const faults = [...Map.groupBy(refused, ({ fault }) => fault)].map(([fault, files]) => ({
      fault,
      text: photoFaultText(fault, tradeIn),
      names: files.map(({ name }) => name).filter((name) => name !== ''),
    }));
    return { sent, faults, fields };
  });
}
