import { createStore, type Store } from '@forecourt/ui/external-store';
import type { PhotoPlace } from '@forecourt/domain/trade-in/photo-places';

/** A photograph on its way. */
export interface PhotoUpload {
  readonly key: string;
  readonly file: File;
  readonly place: PhotoPlace | null;
  readonly state: 'waiting' | 'sending' | 'sent' | 'failed' | 'refused';
  /** Of 100, while it is sent. */
  readonly percent: number;
  /** Why it was refused, in the site's words. */
  readonly text: string | null;
  /** Once it has come. */
  readonly photo: { readonly id: string; readonly src: string | null } | null;
}

export type SendOutcome =
  | { readonly photo: NonNullable<PhotoUpload['photo']> }
  /** Trying again would change nothing. */
  | { readonly refused: string }
  | 'failed';

export interface UploadSender {
  readonly send: (
    upload: Pick<PhotoUpload, 'file' | 'place'>,
    onProgress: (percent: number) => void,
    signal: AbortSignal,
  ) => Promise<SendOutcome>;
  readonly wait: (ms: number) => Promise<void>;
  /** Takes back what had come before its sender changed their mind. */
  readonly takeBack: (photoId: string) => void;
}

export interface PhotoUploads {
  readonly store: Store<readonly PhotoUpload[]>;
  add(files: readonly File[], place: PhotoPlace | null): void;
  /** After its three tries a visitor may have it tried again. */
  retry(key: string): void;
  /** What is on its way is called off. */
  drop(key: string): void;
}

const atOnce = 2;
/** Before the second and the third try. */
const pausesMs = [1_500, 5_000];

/** Sends photographs two at a time, each up to three times; it lives as long as the document does. */
export function photoUploads({ send, wait, takeBack }: UploadSender): PhotoUploads {
  const store = createStore<readonly PhotoUpload[]>([]);
  const running = new Map<string, AbortController>();
  let count = 0;

  function change(key: string, changed: Partial<PhotoUpload>): void {
    const uploads = store.get();
    const place = uploads.findIndex((upload) => upload.key === key);
    const upload = uploads[place];
    if (upload) store.set(uploads.with(place, { ...upload, ...changed }));
  }

  async function run({ key, file, place }: PhotoUpload): Promise<void> {
    const { signal } = running.get(key) ?? new AbortController();
    const onProgress = (percent: number) => change(key, { percent });
    for (const pauseMs of [...pausesMs, null]) {
      change(key, { state: 'sending', percent: 0 });
      const outcome = await send({ file, place }, onProgress, signal);
      if (signal.aborted) return;
      if (outcome !== 'failed') {
        const isDropped = store.get().every((upload) => upload.key !== key);
        if ('photo' in outcome && isDropped) takeBack(outcome.photo.id);
        else if ('photo' in outcome) change(key, { state: 'sent', percent: 100, photo: outcome.photo });
        else change(key, { state: 'refused', text: outcome.refused });
        return;
      }
      if (pauseMs === null) break;
      await wait(pauseMs);
      if (signal.aborted) return;
    }
    change(key, { state: 'failed' });
  }

  function next(): void {
    if (running.size >= atOnce) return;
    const waiting = store.get().find(({ key, state }) => state === 'waiting' && !running.has(key));
    if (!waiting) return;
    running.set(waiting.key, new AbortController());
    void run(waiting).finally(() => {
      running.delete(waiting.key);
      next();
    });
    next();
  }

  return {
    store,
    add(files, place) {
      const added = files.map((file): PhotoUpload => {
        count += 1;
        return {
          key: `photo-${count}`,
          file,
          place,
          state: 'waiting',
          percent: 0,
          text: null,
          photo: null,
        };
      });
      store.set([...store.get(), ...added]);
      next();
    },
    retry(key) {
      change(key, { state: 'waiting', text: null });
      next();
    },
    drop(key) {
      // Once all of it has left it may be kept any moment: then its answer is awaited, and it is taken back.
      const hasLeft = store.get().some((upload) => upload.key === key && upload.percent === 100);
      if (!hasLeft) running.get(key)?.abort();
      store.set(store.get().filter((upload) => upload.key !== key));
    },
  };
}
