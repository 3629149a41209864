import type { PhotoFaultView } from '@forecourt/app/shared/photo-rules';
import type { PhotosStepView, SentPhotoView } from '@forecourt/app/trade-in/pages/photos-step.view';
import { removePhotoPath } from '@forecourt/app/shared/photo-address';
import type { PhotoPlace } from '@forecourt/domain/trade-in/photo-places';
import { useState, useSyncExternalStore } from 'react';
import { postQuietly } from '../../browser/post-quietly.ts';
import { choosePhotos } from '../../shared/photos/choose-photos.ts';
import { photoUploads, type PhotoUpload, type PhotoUploads } from '../../shared/photos/photo-uploads.ts';
import { photoSender } from '../../shared/photos/send-photo.ts';

/** Of this document: what is on its way goes on while the visitor is at the next step. */
let open: { readonly evalId: string; readonly uploads: PhotoUploads } | null = null;

function uploadsOf({ evalId, actions }: Pick<PhotosStepView, 'actions' | 'evalId'>): PhotoUploads {
  if (open?.evalId !== evalId) {
    open = { evalId, uploads: photoUploads(photoSender(targetOf(actions.upload, evalId))) };
  }
  return open.uploads;
}

/** `evalid` goes before the file: the server wants to know whose it is. */
const targetOf = (action: string, evalid: string) => ({
  action,
  fields: { evalid },
  takeBack: (photoId: string) => void postQuietly(removePhotoPath(photoId)),
});

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

  async function takeBack(action: string, onDone: () => void): Promise<void> {
    const isDone = await postQuietly(action);
    if (isDone) onDone();
    setFaults(isDone ? [] : [{ text: 'That photo wasn’t removed. Please try again.', names: [] }]);
  }

  return {
    sent,
    uploads,
    faults,
    count: sent.length + kept.length,
    sentCount: sent.length + kept.filter(({ state }) => state === 'sent').length,
    isTaken: (place) => [...sent, ...kept].some((photo) => photo.place === place),
    add(files, place) {
      const chosen = choosePhotos(files, sent.length + kept.length, rules);
      setFaults(chosen.faults);
      queue?.add(chosen.accepted, place);
    },
    retry: (key) => queue?.retry(key),
    removeUpload({ key, photo }) {
      if (photo) void takeBack(removePhotoPath(photo.id), () => queue?.drop(key));
      else queue?.drop(key);
    },
    removeSent({ id, removeAction }) {
      void takeBack(removeAction, () => setGone((before) => new Set([...before, id])));
    },
  };
}
