import {
  removeFormPhotoPath,
  type FormPhotosView,
  type SentFormPhoto,
} from '@forecourt/app/leads/pages/form-photos.view';
import type { PhotoFaultView } from '@forecourt/app/shared/photo-rules';
import { useState, useSyncExternalStore } from 'react';
import { postQuietly } from '../../browser/post-quietly.ts';
import { choosePhotos } from '../../shared/photos/choose-photos.ts';
import { photoUploads, type PhotoUpload, type PhotoUploads } from '../../shared/photos/photo-uploads.ts';
import { photoSender } from '../../shared/photos/send-photo.ts';

const takeBack = (photoId: string) => void postQuietly(removeFormPhotoPath(photoId));

const noUploads: readonly PhotoUpload[] = [];
const isOnItsWay = ({ state }: PhotoUpload) => state === 'waiting' || state === 'sending';

export interface FormPhotos {
  /** Those that the server showed, without those that were taken back. */
  readonly sent: readonly SentFormPhoto[];
  readonly uploads: readonly PhotoUpload[];
  readonly faults: readonly PhotoFaultView[];
  readonly count: number;
  readonly add: (files: readonly File[]) => void;
  readonly retry: (key: string) => void;
  readonly removeUpload: (upload: PhotoUpload) => void;
  readonly removeSent: (photo: SentFormPhoto) => void;
  /** Of those that have come. */
  readonly ids: readonly string[];
  /** The same once nothing is on its way any more. */
  readonly whenSent: () => Promise<readonly string[]>;
}

/** The photographs of a form: each is sent as soon as it is chosen, and its id goes with the form. */
export function useFormPhotos(view: FormPhotosView): FormPhotos {
  const { rules, upload, sent: shown } = view;
  const [queue] = useState<PhotoUploads>(() =>
    photoUploads(photoSender({ action: upload, fields: {}, takeBack })),
  );
  const uploads = useSyncExternalStore(queue.store.subscribe, queue.store.get, () => noUploads);
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [faults, setFaults] = useState(view.faults);
  const sent = shown.filter(({ id }) => !gone.has(id));
  const kept = uploads.filter(({ state }) => state !== 'refused');
  const idsNow = () => [
    ...sent.map(({ id }) => id),
    ...queue.store.get().flatMap(({ photo }) => (photo ? [photo.id] : [])),
  ];
  return {
    sent,
    uploads,
    faults,
    count: sent.length + kept.length,
    ids: idsNow(),
    add(files) {
      const chosen = choosePhotos(files, sent.length + kept.length, rules);
      setFaults(chosen.faults);
      queue.add(chosen.accepted, null);
    },
    retry: (key) => queue.retry(key),
    removeUpload({ key, photo }) {
      if (photo) takeBack(photo.id);
      queue.drop(key);
    },
    removeSent({ id }) {
      takeBack(id);
      setGone((before) => new Set([...before, id]));
    },
    whenSent: () =>
      new Promise((resolve) => {
        const look = () => {
          if (queue.store.get().some(isOnItsWay)) return;
          stop();
          resolve(idsNow());
        };
        const stop = queue.store.subscribe(look);
        look();
      }),
  };
}
