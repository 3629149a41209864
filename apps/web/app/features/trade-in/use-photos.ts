import type {
  PhotoFaultView,
  PhotosStepView,
  SentPhotoView,
} from '@forecourt/app/trade-in/pages/photos-step.view';
import { removePhotoPath } from '@forecourt/app/shared/photo-address';
import { acceptImages, type ImageFile } from '@forecourt/domain/trade-in/image-limits';
import type { PhotoPlace } from '@forecourt/domain/trade-in/photo-places';
import { useState, useSyncExternalStore } from 'react';
import { postQuietly } from './post-quietly.ts';
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
      const chosen = files.map((file) => ({ file, name: file.name, type: file.type, bytes: file.size }));
      const { accepted, alerts } = acceptImages(chosen, sent.length + kept.length, rules);
      const refused = chosen.filter((one) => !accepted.includes(one));
      setFaults(faultsOf(refused, alerts, rules));
      queue?.add(
        accepted.map(({ file }) => file),
        place,
      );
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

/** Each sentence with the files that it is about: what is wrong with a file alone, else that there is no more room. */
function faultsOf(
  refused: readonly ImageFile[],
  alerts: readonly string[],
  rules: PhotosStepView['rules'],
): readonly PhotoFaultView[] {
  const about = refused.map((file) => {
    const [text = alerts.at(-1) ?? ''] = acceptImages([file], 0, rules).alerts;
    return { text, name: file.name };
  });
  return [...Map.groupBy(about, ({ text }) => text)].map(([text, files]) => ({
    text,
    names: files.map(({ name }) => name),
  }));
}
