import type { PhotoJourney } from '@forecourt/app/trade-in/photos/photo-journey';
import { takePhoto } from '@forecourt/app/trade-in/photos/take-photo';
import { photoPlace } from '@forecourt/domain/trade-in/photo-places';
import type { ServerDeps } from '../../server-deps.ts';
import { receivePhotos, type PhotoReceiver, type ReceivedPhotos } from '../photo-requests.ts';
import type { VisitorRequest } from '../visitor-route.ts';

interface OfJourney extends Pick<PhotoReceiver<unknown>, 'mayTake' | 'mostFiles'> {
  readonly journey: PhotoJourney;
}

/** Takes the files of a form for a journey. */
export function takePhotos(
  deps: ServerDeps,
  request: Pick<VisitorRequest, 'clientIp' | 'context' | 'sentForm'>,
  { journey, ...limits }: OfJourney,
): Promise<ReceivedPhotos<{ readonly id: string }>> {
  const { store, tokens, limiter, uploads } = deps;
  const ports = { store, tokens, limiter, ...uploads };
  return receivePhotos(deps, request, {
    ...limits,
    take({ file, field, fields }, network) {
      const place = photoPlace(fields.get('place') ?? field);
      return takePhoto(ports, request.context, { journey, file, place, network });
    },
  });
}
