import { randomUUID } from 'node:crypto';
import { takeFormPhoto } from '@forecourt/app/leads/photos/take-form-photo';
import type { SentFormPhoto } from '@forecourt/app/leads/pages/form-photos.view';
import type { ServerDeps } from '../../server-deps.ts';
import { receivePhotos, type ReceivedPhotos } from '../photo-requests.ts';
import type { VisitorRequest } from '../visitor-route.ts';

/** Takes the files of a form. */
export function takeFormPhotos(
  deps: ServerDeps,
  request: Pick<VisitorRequest, 'clientIp' | 'context' | 'now' | 'sentForm'>,
  mostFiles: number,
): Promise<ReceivedPhotos<SentFormPhoto>> {
  const { store, tokens, limiter, uploads } = deps;
  const { context, now } = request;
  const ports = { store, tokens, limiter, ...uploads, randomId: randomUUID };
  return receivePhotos(deps, request, {
    mostFiles,
    take: ({ file }, network) => takeFormPhoto(ports, context, { file, network, now }),
  });
}
