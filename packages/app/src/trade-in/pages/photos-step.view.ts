import type { PhotoPlace } from '@forecourt/domain/trade-in/photo-places';
import type { PhotoFaultView, PhotoRules } from '../../shared/photo-rules.ts';
import type { JourneyHeadView } from './journey-head.view.ts';

/** A photograph that has come. */
export interface SentPhotoView {
  readonly id: string;
  readonly title: string;
  readonly place: PhotoPlace | null;
  readonly src: string;
  readonly removeAction: string;
}

export interface PhotoPlaceView {
  readonly place: PhotoPlace;
  readonly title: string;
  readonly hint: string;
}

/** Photographs of the car, which may be skipped (TRADE-4). */
export interface PhotosStepView extends JourneyHeadView {
  readonly step: 'images';
  readonly intro: string;
  /** Of a form that was sent without a script. */
  readonly faults: readonly PhotoFaultView[];
  readonly photos: readonly SentPhotoView[];
  readonly places: readonly PhotoPlaceView[];
  readonly rules: PhotoRules;
  /** For the file picker: types, and endings where a system knows no type. */
  readonly accept: string;
  /** By which the journey is called where one photograph is sent; worth nothing without its cookie. */
  readonly evalId: string;
  readonly actions: { readonly upload: string; readonly add: string; readonly done: string };
  /** Where the journey goes on. */
  readonly nextHref: string;
}
