import { useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { VehiclePageView } from '@forecourt/app/stock/vehicle/vehicle-page.view';
import { PriceBlock } from '@forecourt/ui/price-block';
import { useBackCloses } from '@forecourt/ui/use-back-closes';
import { PictureArrows } from './picture-arrows.tsx';
import { barPrice } from './bar-price.ts';
import { firstOfSecond, photoCaption } from './photo-caption.ts';
import { PrimaryAction } from './primary-action.tsx';
import { usePhotoTrack } from './use-photo-track.ts';
import { useZoom } from './use-zoom.ts';
import { ViewerPhotos } from './viewer-photos.tsx';
import { ViewerStrip } from './viewer-strip.tsx';
import { ViewerTools } from './viewer-tools.tsx';
import './picture-viewer.css';

export interface PictureViewerProps {
  readonly view: VehiclePageView;
  /** The picture that it opens with, from 0. */
  readonly first: number;
  /** Told which picture was seen last. */
  readonly onClose: (last: number) => void;
}

/** A phone held upright, as picture-viewer.css has it: there the photos stand one below the other. */
const upright = '(max-width: 51.1875em) and (orientation: portrait) and (min-height: 30.0625em)';

/**
 * The pictures over the whole screen: dark, never cut, and with the car's name, its price and one button in sight. On a
 * phone held upright all of them come first, from edge to edge, and a press has one alone.
 */
export function PictureViewer({ view, first, onClose }: PictureViewerProps) {
  const { pictures, photoGroups, title, fullName, price } = view;
  const dialog = useModal();
  const [place, setPlace] = useState(first);
  const last = pictures.length - 1;
  const turnTo = (to: number) => setPlace(Math.min(Math.max(to, 0), last));
  const close = () => onClose(place);
  const [isTurned, setTurned] = useState(false);
  const [isAll, setAll] = useState(() => pictures.length > 1 && window.matchMedia(upright).matches);
  const { track, ...drags } = usePhotoTrack({ place, last, isTurned, turnTo, onClose: close });
  const zoom = useZoom(`${place} ${isTurned ? 'turned' : 'upright'}`, drags);
  useBackCloses(true, close);

  const keys: Readonly<Record<string, () => void>> = {
    ArrowRight: () => turnTo(place + 1),
    ArrowLeft: () => turnTo(place - 1),
    Home: () => turnTo(0),
    End: () => turnTo(last),
    '+': zoom.closer,
    '=': zoom.closer,
    '-': zoom.farther,
  };
  const captions = useMemo(
    () => pictures.map(({ alt }) => photoCaption(alt, fullName)),
    [pictures, fullName],
  );
  const caption = captions[place] ?? null;
  return (
    <dialog
      ref={dialog}
      className="pv"
      tabIndex={-1}
      aria-label={`Photos of the ${fullName}`}
      data-turned={isTurned ? '' : undefined}
      data-all={isAll ? '' : undefined}
      onKeyDown={(event) => pressKey(event, keys)}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <div className="pv-h">
        <p className="n" role="status">
          {last === 0 ? '1 photo' : `${place + 1} of ${pictures.length}`}
        </p>
        {caption !== null && <p className="cap">{caption}</p>}
        <ViewerTools
          zoom={zoom}
          isTurned={isTurned}
          onTurn={() => setTurned(!isTurned)}
          onAll={
            pictures.length > 1
              ? () => {
                  zoom.end();
                  setTurned(false);
                  setAll(true);
                }
              : null
          }
          onClose={close}
        />
      </div>
      <div className="pv-m">
        <div className="pv-stage" ref={zoom.stage} data-zoomed={zoom.isZoomed ? '' : undefined}>
          <ViewerPhotos pictures={pictures} place={place} track={track} />
        </div>
        {last > 0 && <PictureArrows place={place} last={last} turnTo={turnTo} />}
      </div>
      <div className="pv-f">
        {last > 0 && (
          <ViewerStrip
            pictures={pictures}
            place={place}
            groups={photoGroups}
            second={firstOfSecond(captions, photoGroups.secondBegins)}
            isAll={isAll}
            onSee={turnTo}
            onChoose={(at) => {
              turnTo(at);
              setAll(false);
            }}
          />
        )}
        <div className="pv-buy">
          <div>
            <p className="pv-name">{title}</p>
            <PriceBlock price={barPrice(price)} />
          </div>
          <PrimaryAction view={view} className="btn" isShort />
        </div>
      </div>
    </dialog>
  );
}

function pressKey(event: KeyboardEvent, keys: Readonly<Record<string, () => void>>): void {
  const act = keys[event.key];
  if (!act || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  act();
}

function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current } = dialog;
    if (current?.open === false) {
      current.showModal();
      // Else the first button has it, and its ring shows with the first key that turns a photo.
      current.focus();
    }
    // Closed while it is still in the document: only then does the browser give the focus back to where it was.
    return () => current?.close();
  }, []);
  return dialog;
}
