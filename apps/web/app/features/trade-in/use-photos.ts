import type { PhotoFaultView, PhotosStepView, SentPhotoView } from '@forecourt/app/trade-in/pages/photos-step.view';
import { acceptImages } from '@forecourt/domain/trade-in/image-limits';
import type { PhotoPlace } from '@forecourt/domain/trade-in/photo-places';
import { useState, useSyncExternalStore } from 'react';
import { photoUploads, type PhotoUpload, type PhotoUploads } from './photo-uploads.ts';
import { photoSender } from './send-photo.ts';

/** Of this document: what is on its way goes on while the visitor is at the next step. */
let open: { readonly evalId: string; readonly uploads: PhotoUploads } | null = null;

function uploadsOf({ evalId, actions }: Pick<PhotosStepView, 'actions' | 'evalId'>): PhotoUploads {
  if (open?.evalId !== evalId) {
    open = { evalId, uploads: photoUploads(photoSender({ action: actions.upload, evalId })) };
  }
  return open.uploads;
}

const noUploads: readonly PhotoUpload[] = [];

export interface Photos {
  /** Those that the server showed, without those that were taken back. */
  readonly sent: readonly SentPhotoView[];
  /** Those of this document that the server did not show. */
  readonly uploads: readonly PhotoUpload[];
  readonly faults: readonly PhotoFaultView[];
  readonly count: number;
  readonly sentCount: number;
  readonly isTaken: (place: PhotoPlace) => boolean;
  readonly add: (files: readonly File[], place: PhotoPlace | null) => void;
  readonly retry: (key: string) => void;
  readonly removeUpload: (upload: PhotoUpload) => void;
  readonly removeSent: (photo: SentPhotoView) => void;
}

/** The photographs of a journey: those that have come, those on their way, and what became of the others. */
export function usePhotos(view: PhotosStepView): Photos {
  const { rules } = view;
  const queue = typeof window === 'undefined' ? null : uploadsOf(view);
  const all = useSyncExternalStore(
    queue?.store.subscribe ?? (() => () => undefined),
    queue?.store.get ?? (() => noUploads),
    () => noUploads,
  );
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [faults, setFaults] = useState(view.faults);
  const sent = view.photos.filter(({ id }) => !gone.has(id));
  const shown = new Set(view.photos.map(({ id }) => id));
  const uploads = all.filter(({ photo }) => photo === null || !shown.has(photo.id));
  const kept = uploads.filter(({ state }) => state !== 'refused');

  return {
    sent,
    uploads,
    faults,
    count: sent.length + kept.length,
    sentCount: sent.length + kept.filter(({ state }) => state === 'sent').length,
    isTaken: (place) => [...sent, ...kept].some((photo) => photo.place === place),
    add(files, place) {
      const chosen = files.map((file) => ({ file, name: file.name, type: file.type, bytes: file.size }));
      const { accepted, alerts } = acceptImages(chosen, sent.length + kept.length, rules);
      const refused = chosen.filter((one) => !accepted.includes(one)).map(({ name }) => name);
      setFaults(alerts.map((text, index) => ({ text, names: index === 0 ? refused : [] })));
      queue?.add(
        accepted.map(({ file }) => file),
        place,
      );
    },
    retry: (key) => queue?.retry(key),
    removeUpload({ key, photo }) {
      queue?.drop(key);
      if (photo) void postQuietly(`${view.actions.add}/${photo.id}/remove`);
    },
    removeSent({ id, removeAction }) {
      setGone(new Set([...gone, id]));
      void postQuietly(removeAction);
    },
  };
}

const timeoutMs = 20_000;

/** Posts by script what a form would post; false where it did not come. */
export async function postQuietly(action: string): Promise<boolean> {
  try {
    const response = await fetch(`/_page${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: '',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return response.ok;
  } catch {
    return false;
  }
}
