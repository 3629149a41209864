import { PhotoPreview } from './photo-preview.tsx';
import { PhotoTile, SentCaption } from './photo-tile.tsx';
import type { PhotoUpload } from './photo-uploads.ts';

interface UploadTileProps {
  readonly upload: PhotoUpload;
  readonly title: string;
  readonly photos: {
    readonly retry: (key: string) => void;
    readonly removeUpload: (upload: PhotoUpload) => void;
  };
}

/** A photograph of this document, on its way or there. */
export function UploadTile({ upload, title, photos }: UploadTileProps) {
  const { file, state, percent, photo } = upload;
  const src = photo?.src ?? null;
  const isOnItsWay = state === 'sending' || state === 'waiting';
  return (
    <PhotoTile
      title={title}
      state={state === 'sent' ? 'sent' : state === 'waiting' ? 'wait' : state === 'sending' ? 'up' : 'failed'}
      picture={src === null ? <PhotoPreview file={file} /> : <img src={src} alt="" />}
      percent={isOnItsWay ? percent : null}
      caption={<UploadCaption upload={upload} title={title} onRetry={() => photos.retry(upload.key)} />}
      onRemove={() => photos.removeUpload(upload)}
    />
  );
}

function UploadCaption({
  upload: { state, percent, text },
  title,
  onRetry,
}: {
  readonly upload: PhotoUpload;
  readonly title: string;
  readonly onRetry: () => void;
}) {
  if (state === 'sent') return <SentCaption />;
  if (state === 'waiting') return <span>Waits for its turn</span>;
  // All of it has left; now it is being drawn anew.
  if (state === 'sending') return <span>{percent < 100 ? `Sending, ${percent}%` : 'Nearly there'}</span>;
  if (state === 'refused') return <span className="shot-no">{text}</span>;
  return (
    <>
      <span className="shot-no">Lost the connection</span>
      <button type="button" className="link" onClick={onRetry}>
        Try again<span className="vh">: {title}</span>
      </button>
    </>
  );
}
