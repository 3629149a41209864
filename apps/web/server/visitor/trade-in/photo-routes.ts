import { offerPaths } from '@forecourt/app/shared/offer-address';
import { photoPath, photoPaths, removePhotoPath, sentPhotoPath } from '@forecourt/app/shared/photo-address';
import { showPhotosStep } from '@forecourt/app/trade-in/pages/show-photos-step';
import { finishPhotos } from '@forecourt/app/trade-in/photos/finish-photos';
import { findPhotoJourney, type PhotoJourney } from '@forecourt/app/trade-in/photos/photo-journey';
import { readLinkedPhoto } from '@forecourt/app/trade-in/photos/read-linked-photo';
import { readSentPhoto } from '@forecourt/app/leads/photos/take-with-photos';
import { readOwnPhoto } from '@forecourt/app/trade-in/photos/read-photo';
import { removePhoto } from '@forecourt/app/trade-in/photos/remove-photo';
import { json } from '@forecourt/server/http/response';
import { inertPolicy } from '@forecourt/server/http/security-headers';
import { isUuid } from '@forecourt/domain/core/uuid';
import { z } from 'zod';
import { errorResponse } from '../../api-errors.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { answerUpload, onePhotoBytes, photoFormBytes, refusedPhoto } from '../photo-requests.ts';
import { offerCookie } from '../visitor-cookies.ts';
import { noSuchPage, seeOther, visitorPage } from '../visitor-page.ts';
import {
  visitorRoute,
  type VisitorRequest,
  type VisitorResponse,
  type VisitorRoute,
} from '../visitor-route.ts';
import { takePhotos } from './take-photos.ts';

const form = z.looseObject({});

/** Photographs of the car that is sold (TRADE-4): each belongs to the journey of a cookie, and to nobody else. */
export const photoRoutes: readonly VisitorRoute[] = [
  visitorRoute({
    method: 'POST',
    path: photoPaths.upload,
    summary: 'Adds one photo to the car of this browser. The same file again is the same photo.',
    uploadBytes: onePhotoBytes,
    input: z.looseObject({
      evalid: z.string().optional().describe('`EvalID` of the lookup, before the file.'),
      place: z.string().optional().describe('What it shows: front, back, side or odometer.'),
      file: z.string().optional().meta({ format: 'binary' }),
    }),
    output: z.union([
      z.object({ id: z.string(), src: z.string() }),
      z.object({ errors: z.array(z.object({ field: z.string(), message: z.string() })) }),
    ]),
    handle: (deps, request) => ofJourney(deps, request, (journey) => takeOne(deps, request, journey)),
  }),
  visitorRoute({
    method: 'POST',
    path: photoPaths.add,
    summary: 'Adds photos as a form sends them without a script, and goes on where it says so.',
    uploadBytes: photoFormBytes,
    input: z.looseObject({
      file: z.string().optional().meta({ format: 'binary' }),
      next: z.string().optional().describe('Any value: to the next step.'),
    }),
    output: null,
    handle: (deps, request) => ofJourney(deps, request, (journey) => takeMany(deps, request, journey)),
  }),
  visitorRoute({
    method: 'POST',
    path: photoPaths.done,
    summary: 'Goes on from the photos, however many have come.',
    input: form,
    output: null,
    handle: (deps, request) =>
      ofJourney(deps, request, async (journey) => {
        await finishPhotos(deps, request.context, { journey, now: request.now });
        return seeOther(request, offerPaths.journey);
      }),
  }),
  visitorRoute({
    method: 'POST',
    path: removePhotoPath('{id}'),
    summary: 'Takes a photo back.',
    input: form,
    output: null,
    handle: (deps, request) =>
      ofJourney(deps, request, async (journey) => {
        const photoId = idOf(request);
        if (photoId !== null) await removePhoto(deps, request.context, { journey, photoId });
        return seeOther(request, offerPaths.journey);
      }),
  }),
  visitorRoute({
    method: 'GET',
    path: photoPath('{id}'),
    summary: 'A photo, for the browser that sent it.',
    input: form,
    output: null,
    mediaType: 'image/jpeg',
    handle: (deps, request) =>
      ofJourney(deps, request, async (journey) => {
        const photoId = idOf(request);
        const ports = { ...deps, ...deps.uploads };
        return asPicture(
          photoId === null ? null : await readOwnPhoto(ports, request.context, { journey, photoId }),
        );
      }),
  }),
  visitorRoute({
    method: 'GET',
    path: sentPhotoPath('{signed}'),
    summary: 'A photo for whoever was sent its address, until that ends.',
    input: form,
    output: null,
    mediaType: 'image/jpeg',
    async handle(deps, { context, params, now }) {
      const signed = params['signed'] ?? '';
      const ports = { ...deps, ...deps.uploads };
      const ofCar = await readLinkedPhoto(ports, context, { signed, now });
      return asPicture(ofCar ?? (await readSentPhoto(ports, context, { signed, now })));
    },
  }),
];

/** Whoever has no such journey is told the same as one whose journey has no photographs. */
async function ofJourney(
  deps: ServerDeps,
  request: VisitorRequest,
  respond: (journey: PhotoJourney) => Promise<VisitorResponse>,
): Promise<VisitorResponse> {
  const { context, now } = request;
  const secret = request.readCookie(offerCookie);
  const journey = await findPhotoJourney(deps, context, { secret, now });
  if (!journey) return errorResponse('no_such_journey');
  return answerUpload(() => respond(journey));
}

async function takeOne(
  deps: ServerDeps,
  request: VisitorRequest,
  journey: PhotoJourney,
): Promise<VisitorResponse> {
  let isOwn = true;
  const { taken, faults, fields } = await takePhotos(deps, request, {
    journey,
    mostFiles: 1,
    mayTake: (received) => (isOwn = received.fields.get('evalid') === journey.id),
  });
  const [photo] = taken;
  // Somebody else's, or none: they are told the same.
  if (!isOwn || fields.get('evalid') !== journey.id) return errorResponse('no_such_journey');
  return photo ? json(200, JSON.stringify({ id: photo.id, src: photoPath(photo.id) })) : refusedPhoto(faults);
}

async function takeMany(
  deps: ServerDeps,
  request: VisitorRequest,
  journey: PhotoJourney,
): Promise<VisitorResponse> {
  const { context, now } = request;
  const mostFiles = context.settings.tradeIn.imagesLimit;
  const { faults, fields } = await takePhotos(deps, request, { journey, mostFiles });
  if (faults.length > 0) {
    const page = await showPhotosStep(deps, context, { journey, now, faults });
    return visitorPage(deps, { ...request, path: offerPaths.journey }, page);
  }
  if (fields.has('next')) await finishPhotos(deps, context, { journey, now });
  return seeOther(request, offerPaths.journey);
}

function idOf({ params }: VisitorRequest): string | null {
  const id = params['id'] ?? '';
  return isUuid(id) ? id : null;
}

/** Nothing that a browser would run, whatever it takes the bytes for. */
function asPicture(bytes: Uint8Array | null): VisitorResponse {
  if (!bytes) return noSuchPage({ representation: 'document' }, 'There is no such photo.');
  return {
    status: 200,
    headers: {
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': `${inertPolicy}; sandbox`,
      'cross-origin-resource-policy': 'same-origin',
      'content-disposition': 'inline; filename="photo.jpg"',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
    body: Buffer.from(bytes),
  };
}
