import type { PhotosStepView, SentPhotoView } from '@forecourt/app/trade-in/pages/photos-step.view';
import { Button } from '@forecourt/ui/button';
import { carIcon, gaugeIcon, plusIcon } from '@forecourt/ui/icons';
import { useState, type SubmitEvent } from 'react';
import { useNavigation } from '../../navigation/use-navigation.ts';
import { postQuietly } from '../../browser/post-quietly.ts';
import { PhotoFaults } from '../../shared/photos/photo-faults.tsx';
import { PhotoSlot } from '../../shared/photos/photo-slot.tsx';
import { PhotoTile, SentCaption } from '../../shared/photos/photo-tile.tsx';
import { UploadTile } from '../../shared/photos/upload-tile.tsx';
import { JourneyLayout } from './journey-layout.tsx';
import { usePhotos, type Photos } from './use-photos.ts';
// oxlint-disable-next-line import/no-unassigned-import -- a stylesheet has nothing to name
import '../../shared/photos/photos.css';

const formId = 'offer-photos';
const removeForm = ({ id }: SentPhotoView) => `remove-${id}`;

/** Photographs of the car: each is sent as soon as it is chosen, and nobody has to wait for them. */
export function PhotosStep({ view }: { readonly view: PhotosStepView }) {
  const photos = usePhotos(view);
  const goOn = useGoOn(view);
  const [isOver, setIsOver] = useState(false);
  return (
    <JourneyLayout view={view}>
      <form
        id={formId}
        className="photos"
        method="post"
        action={view.actions.add}
        encType="multipart/form-data"
        data-document=""
        data-over={isOver || undefined}
        onSubmit={goOn.onSubmit}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          photos.add([...event.dataTransfer.files], null);
        }}
      >
        <p className="photos-intro">{view.intro}</p>
        <PhotoFaults faults={photos.faults} />
        <ul className="shots" aria-label="Photos">
          {photos.sent.map((photo) => (
            <PhotoTile
              key={photo.id}
              title={photo.title}
              state="sent"
              picture={<img src={photo.src} alt="" loading="lazy" />}
              caption={<SentCaption />}
              removeForm={removeForm(photo)}
              onRemove={() => photos.removeSent(photo)}
            />
          ))}
          {photos.uploads.map((upload) => (
            <UploadTile
              key={upload.key}
              upload={upload}
              title={view.places.find(({ place }) => place === upload.place)?.title ?? upload.file.name}
              photos={photos}
            />
          ))}
          <Slots view={view} photos={photos} />
        </ul>
        <div className="photos-foot">
          <p role="status">
            {goOn.hasFailed ? 'That didn’t go through. Please try again.' : progressText(photos)}
          </p>
          <Button type="submit" look="line" className="photos-send">
            Send these photos
          </Button>
          <Button type="submit" name="next" value="details" busyLabel={goOn.isBusy ? 'One moment' : null}>
            Continue
          </Button>
        </div>
      </form>
      {view.photos.map((photo) => (
        <form
          key={photo.id}
          id={removeForm(photo)}
          method="post"
          action={photo.removeAction}
          data-document=""
        />
      ))}
    </JourneyLayout>
  );
}

function Slots({ view, photos }: { readonly view: PhotosStepView; readonly photos: Photos }) {
  const { imagesLimit } = view.rules;
  if (photos.count >= imagesLimit) return null;
  const room = imagesLimit - photos.count;
  const free = view.places.filter(({ place }) => !photos.isTaken(place)).slice(0, room);
  return (
    <>
      {free.map(({ place, title, hint }) => (
        <PhotoSlot
          key={place}
          place={place}
          title={title}
          hint={hint}
          icon={place === 'odometer' ? gaugeIcon : carIcon}
          accept={view.accept}
          onFiles={photos.add}
        />
      ))}
      <PhotoSlot
        place={null}
        title={photos.count === 0 ? 'Any others' : 'Add another'}
        hint={`${photos.count} of ${imagesLimit} used`}
        icon={plusIcon}
        accept={view.accept}
        onFiles={photos.add}
      />
    </>
  );
}

function progressText({ count, sentCount }: Photos): string {
  if (count === 0) return 'You can go on without photos.';
  const said = `${sentCount} of ${count} sent.`;
  return sentCount < count ? `${said} You can go on while they finish.` : said;
}

/** Goes on without waiting for what is still on its way: the next step comes in the same document. */
function useGoOn({ actions, nextHref }: Pick<PhotosStepView, 'actions' | 'nextHref'>) {
  const { go } = useNavigation();
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  return {
    isBusy,
    hasFailed,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (isBusy) return;
      setIsBusy(true);
      void postQuietly(actions.done)
        .then((isDone) => {
          setHasFailed(!isDone);
          return isDone ? go(nextHref) : undefined;
        })
        .finally(() => setIsBusy(false));
    },
  };
}
