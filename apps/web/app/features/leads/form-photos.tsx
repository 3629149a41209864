import type { FormPhotosView } from '@forecourt/app/leads/pages/form-photos.view';
import { cameraIcon, imagesIcon, plusIcon } from '@forecourt/ui/icons';
import { Icon } from '@forecourt/ui/icon';
import { PhotoFaults } from '../../shared/photos/photo-faults.tsx';
import { PhotoSlot } from '../../shared/photos/photo-slot.tsx';
import { PhotoTile, SentCaption } from '../../shared/photos/photo-tile.tsx';
import { UploadTile } from '../../shared/photos/upload-tile.tsx';
import type { FormPhotos as Photos } from './use-form-photos.ts';
// oxlint-disable-next-line import/no-unassigned-import -- a stylesheet has nothing to name
import '../../shared/photos/photos.css';

/** Photographs that are added to a form: a phone takes one at once, or chooses from those it has. */
export function FormPhotos({ view, photos }: { readonly view: FormPhotosView; readonly photos: Photos }) {
  const { sent, uploads, faults, count, ids } = photos;
  const { hint, rules, accept } = view;
  return (
    <div className="form-photos photos">
      <div className="form-photos-head">
        <p>
          <b>Photos of it</b> <span className="small muted">(optional)</span>
        </p>
        <p className="small muted" id="photos-hint">
          {hint}
        </p>
      </div>
      <PhotoFaults faults={faults} />
      <ul className="shots" aria-label="Photos" aria-describedby="photos-hint">
        {sent.map((photo) => (
          <PhotoTile
            key={photo.id}
            title={photo.name}
            state="sent"
            picture={
              <span className="shot-kind">
                <Icon path={imagesIcon} />
              </span>
            }
            caption={<SentCaption />}
            onRemove={() => photos.removeSent(photo)}
          />
        ))}
        {uploads.map((upload) => (
          <UploadTile key={upload.key} upload={upload} title={upload.file.name} photos={photos} />
        ))}
        {count < rules.imagesLimit && (
          <>
            <PhotoSlot
              place={null}
              name="camera"
              title="Take a photo"
              hint="With the camera"
              icon={cameraIcon}
              accept={accept}
              isCamera
              onFiles={photos.add}
            />
            <PhotoSlot
              place={null}
              title={count === 0 ? 'Choose photos' : 'Add another'}
              hint={count === 0 ? 'From this device' : `${count} of ${rules.imagesLimit} used`}
              icon={count === 0 ? imagesIcon : plusIcon}
              accept={accept}
              onFiles={photos.add}
            />
          </>
        )}
      </ul>
      <input type="hidden" name="photos" value={ids.join(',')} />
    </div>
  );
}
