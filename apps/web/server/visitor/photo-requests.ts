import { UnreadableForm, type ReceivedFile } from '@forecourt/app/ports/media/file-receiver.port';
import { TooManyPhotos } from '@forecourt/app/ports/media/photo-cleaner.port';
import type { UploadedFile } from '@forecourt/app/ports/media/uploaded-file.port';
import type { PhotoFaultView } from '@forecourt/app/shared/photo-rules';
import { photoFaultText, type PhotoFault } from '@forecourt/app/shared/photo-words';
import type { Result } from '@forecourt/domain/core/result';
import { clientNetwork } from '@forecourt/server/http/client-network';
import { json } from '@forecourt/server/http/response';
import { errorResponse } from '../api-errors.ts';
import type { ServerDeps } from '../server-deps.ts';
import type { VisitorRequest, VisitorResponse } from './visitor-route.ts';

const megabyte = 1024 * 1024;
/** The largest that a site may allow for one file, and what a form adds to it. */
export const onePhotoBytes = 26 * megabyte;
export const photoFormBytes = 101 * megabyte;
const retrySeconds = 10;

/** Each sentence once, with the files that it is about. */
export type RefusedPhotos = PhotoFaultView & { readonly fault: PhotoFault };

export interface ReceivedPhotos<Taken> {
  readonly taken: readonly Taken[];
  readonly faults: readonly RefusedPhotos[];
  readonly fields: ReadonlyMap<string, string>;
}

export interface PhotoReceiver<Taken> {
  readonly mostFiles: number;
  /** Asked before each file: what was said beside it may not fit. */
  readonly mayTake?: (received: ReceivedFile) => boolean;
  readonly take: (
    received: ReceivedFile & { readonly file: UploadedFile },
    network: string,
  ) => Promise<Result<Taken, PhotoFault>>;
}

/** Takes the photographs of a form, one after the other, within the shares of its site and its sender. */
export function receivePhotos<Taken>(
  { uploads }: Pick<ServerDeps, 'uploads'>,
  { context, clientIp, sentForm }: Pick<VisitorRequest, 'clientIp' | 'context' | 'sentForm'>,
  { mostFiles, mayTake = () => true, take }: PhotoReceiver<Taken>,
): Promise<ReceivedPhotos<Taken>> {
  if (!sentForm) throw new Error('this route takes no files');
  const { tradeIn } = context.settings;
  const network = clientNetwork(clientIp);
  const limits = { fileBytes: tradeIn.imageMegabytes * megabyte, files: mostFiles };
  const all: Taken[] = [];
  const refused: Refused[] = [];

  return uploads.shares.run({ siteId: context.site.id, sender: network }, async () => {
    const { fields, hasMore } = await uploads.receive(sentForm, limits, async (received) => {
      const { file, name } = received;
      if (!mayTake(received)) return;
      if (!file) {
        refused.push({ fault: 'tooLarge', name });
        return;
      }
      const taken = await take({ ...received, file }, network);
      if (taken.ok) all.push(taken.value);
      else refused.push({ fault: taken.error, name });
    });
    if (hasMore) refused.push({ fault: 'full', name: '' });
    return { taken: all, faults: faultsOf(refused, tradeIn), fields };
  });
}

interface Refused {
  readonly fault: PhotoFault;
  readonly name: string;
}

function faultsOf(
  refused: readonly Refused[],
  settings: Parameters<typeof photoFaultText>[1],
): readonly RefusedPhotos[] {
  const told = refused.map((one) => ({ ...one, text: photoFaultText(one.fault, settings) }));
  return [...Map.groupBy(told, ({ text }) => text)].flatMap(([text, files]) => {
    const names = files.map(({ name }) => name).filter((name) => name !== '');
    return files.slice(0, 1).map(({ fault }) => ({ fault, text, names }));
  });
}

/** Answers where the form cannot be read or there is no room for it. */
export async function answerUpload(take: () => Promise<VisitorResponse>): Promise<VisitorResponse> {
  try {
    return await take();
  } catch (error) {
    if (error instanceof UnreadableForm) return errorResponse('malformed');
    if (error instanceof TooManyPhotos) return busy();
    throw error;
  }
}

/** Answers the script that sent one photograph, which was not taken. */
export function refusedPhoto([refused]: readonly RefusedPhotos[]): VisitorResponse {
  if (!refused) return errorResponse('malformed');
  if (refused.fault === 'busy') return busy();
  return json(422, JSON.stringify({ errors: [{ field: 'file', message: refused.text }] }));
}

function busy(): VisitorResponse {
  return errorResponse('uploads_busy', { 'retry-after': String(retrySeconds) });
}
