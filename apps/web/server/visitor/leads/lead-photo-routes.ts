import { randomUUID } from 'node:crypto';
import { takesPhotos } from '@forecourt/app/leads/pages/lead-form.view';
import { formPhotoPaths, removeFormPhotoPath } from '@forecourt/app/leads/pages/form-photos.view';
import { removeFormPhoto } from '@forecourt/app/leads/photos/remove-form-photo';
import { isUuid } from '@forecourt/domain/core/uuid';
import { pathFor } from '@forecourt/domain/site/paths';
import { json } from '@forecourt/server/http/response';
import { z } from 'zod';
import { errorResponse } from '../../api-errors.ts';
import type { ServerDeps } from '../../server-deps.ts';
import { answerUpload, onePhotoBytes, photoFormBytes, refusedPhoto } from '../photo-requests.ts';
import { seeOther } from '../visitor-page.ts';
import {
  visitorRoute,
  type VisitorRequest,
  type VisitorResponse,
  type VisitorRoute,
} from '../visitor-route.ts';
import { leadInputSchema } from './form-input.ts';
import { showAgain, takeLead } from './lead-routes.ts';
import { takeFormPhotos } from './take-form-photos.ts';

const file = z.string().optional().meta({ format: 'binary' });
const anything = z.looseObject({});

/** Photographs that belong to a form (PAGE-5): each by script before it is sent, or all of them with it. */
export const leadPhotoRoutes: readonly VisitorRoute[] = [
  visitorRoute({
    method: 'POST',
    path: formPhotoPaths.upload,
    summary: 'Takes one photo for a form; its id goes with the form, under `photos`.',
    uploadBytes: onePhotoBytes,
    input: z.looseObject({ file }),
    output: z.union([
      z.object({ id: z.string() }),
      z.object({ errors: z.array(z.object({ field: z.string(), message: z.string() })) }),
    ]),
    handle: (deps, request) => received(request, () => takeOne(deps, request)),
  }),
  visitorRoute({
    method: 'POST',
    path: removeFormPhotoPath('{id}'),
    summary: 'Takes a photo back whose form was not sent yet.',
    input: anything,
    output: z.object({}),
    async handle(deps, { context, params }) {
      const id = params['id'] ?? '';
      if (isUuid(id)) await removeFormPhoto({ ...deps, ...deps.uploads }, context, id);
      return json(200, '{}');
    },
  }),
  visitorRoute({
    method: 'POST',
    path: formPhotoPaths.send,
    summary: 'A form with its photos, as it is sent without a script.',
    uploadBytes: photoFormBytes,
    input: z.looseObject({ file, camera: file }),
    output: null,
    handle: (deps, request) => received(request, () => takeWithFiles(deps, request)),
  }),
  visitorRoute({
    method: 'GET',
    path: formPhotoPaths.send,
    summary: 'Leads back to the page of the form: one with a fault is answered under this address.',
    input: anything,
    output: null,
    handle: (_, request) => {
      const { cameFrom, context } = request;
      const isForm = cameFrom !== null && !cameFrom.startsWith('/api/');
      return Promise.resolve(seeOther(request, isForm ? cameFrom : pathFor(context.settings, 'contact')));
    },
  }),
];

function received(
  { context }: VisitorRequest,
  take: () => Promise<VisitorResponse>,
): Promise<VisitorResponse> {
  if (!takesPhotos('parts', context.settings)) return Promise.resolve(errorResponse('malformed'));
  return answerUpload(take);
}

async function takeOne(deps: ServerDeps, request: VisitorRequest): Promise<VisitorResponse> {
  const { taken, faults } = await takeFormPhotos(deps, request, 1);
  const [photo] = taken;
  return photo ? json(200, JSON.stringify({ id: photo.id })) : refusedPhoto(faults);
}

async function takeWithFiles(deps: ServerDeps, request: VisitorRequest): Promise<VisitorResponse> {
  const { taken, faults, fields } = await takeFormPhotos(
    deps,
    request,
    request.context.settings.tradeIn.imagesLimit,
  );
  const before = fields.get('photos') ?? '';
  const photos = [...before.split(','), ...taken.map(({ id }) => id)].filter((id) => id !== '').join(',');
  const input = leadInputSchema.safeParse({ ...Object.fromEntries(fields), photos });
  if (!input.success) return errorResponse('malformed');
  const form = { ...request, input: input.data, sentForm: null, isHtmlForm: true };
  if (faults.length === 0) return takeLead(deps, form);
  return showAgain(deps, form, { problems: [], key: input.data.idempotency_key ?? randomUUID(), faults });
}
