import type { PhotoJourney } from '@forecourt/app/trade-in/photos/photo-journey';
import { photoFaultText, type PhotoFault } from '@forecourt/app/shared/photo-words';
import { takePhoto } from '@forecourt/app/trade-in/photos/take-photo';
import { photoPlace } from '@forecourt/domain/trade-in/photo-places';
import { clientNetwork } from '@forecourt/server/http/client-network';
import type { ReceivedFile } from '@forecourt/app/ports/media/file-receiver.port';
import type { ServerDeps } from '../../server-deps.ts';
import type { VisitorRequest } from '../visitor-route.ts';

/** What became of one file. */
export type PhotoReport =
  { readonly id: string } | { readonly fault: PhotoFault; readonly text: string; readonly name: string };

export interface TakenPhotos {
  readonly reports: readonly PhotoReport[];
  readonly fields: ReadonlyMap<string, string>;
}

const bytesPerMegabyte = 1024 * 1024;

/**
 * Takes the files of a form for a journey, one after the other, within the shares of its site and its sender. `mayTake` is
 * asked before each: what was said beside the file may not fit the journey.
 */
export function takePhotos(
  { store, tokens, limiter, uploads }: ServerDeps,
  { context, clientIp, sentForm }: Pick<VisitorRequest, 'clientIp' | 'context' | 'sentForm'>,
  {
    journey,
    mostFiles,
    mayTake = () => true,
  }: {
    readonly journey: PhotoJourney;
    readonly mostFiles: number;
    readonly mayTake?: (received: ReceivedFile) => boolean;
  },
): Promise<TakenPhotos> {
  const { tradeIn } = context.settings;
  const network = clientNetwork(clientIp);
  const ports = { store, tokens, limiter, ...uploads };
  const reports: PhotoReport[] = [];
  const refuse = (fault: PhotoFault, name: string) =>
    void reports.push({ fault, name, text: photoFaultText(fault, tradeIn) });
  if (!sentForm) throw new Error('this route takes no files');
  const limits = { fileBytes: tradeIn.imageMegabytes * bytesPerMegabyte, files: mostFiles };

  return uploads.shares.run({ siteId: context.site.id, sender: network }, async () => {
    const { fields, hasMore } = await uploads.receive(sentForm, limits, async (received) => {
      const { file, name, field } = received;
      if (!mayTake(received)) return;
      if (!file) {
        refuse('tooLarge', name);
        return;
      }
      const place = photoPlace(received.fields.get('place') ?? field);
      const taken = await takePhoto(ports, context, { journey, file, place, network });
      if (taken.ok) reports.push(taken.value);
      else refuse(taken.error, name);
    });
    if (hasMore) refuse('full', '');
    return { reports, fields };
  });
}
