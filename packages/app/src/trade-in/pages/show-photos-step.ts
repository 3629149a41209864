import type { SiteSettings } from '@forecourt/domain/settings/registry';
import { photoPlaces, type PhotoPlace } from '@forecourt/domain/trade-in/photo-places';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import type { KeptPhoto, OfferJourney, OfferStore } from '../../ports/trade-in/offer-store.port.ts';
import { offerPaths } from '../../shared/offer-address.ts';
import { photoPath, photoPaths, removePhotoPath } from '../../shared/photo-address.ts';
import { acceptedPhotos, photoRules, type PhotoFaultView } from '../../shared/photo-rules.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { photoTitle, placeTitles } from '../photos/photo-title.ts';
import { journeyHead } from './journey-head.ts';
import { journeyPage, type InstantOfferPage } from './journey-page.ts';
import type { SentPhotoView } from './photos-step.view.ts';

export interface PhotosStepPorts {
  readonly store: StoreRunner<{ readonly offers: Pick<OfferStore, 'listPhotos'> }>;
}

/** The photographs that have come, and room for more; with faults, what became of those that were just sent. */
export async function showPhotosStep(
  { store }: PhotosStepPorts,
  context: SiteContext,
  {
    journey,
    now,
    faults = [],
  }: { readonly journey: OfferJourney; readonly now: Date; readonly faults?: readonly PhotoFaultView[] },
): Promise<InstantOfferPage> {
  const { tradeIn } = context.settings;
  const lookupId = journey.lookup?.id;
  const photos =
    lookupId === undefined ? [] : await store.run(context.scope, ({ offers }) => offers.listPhotos(lookupId));
  const head = journeyHead(context, journey, { heading: 'Show us the car', now });
  const view = {
    ...head,
    step: 'images',
    intro: introOf(tradeIn),
    faults,
    photos: photos.map(sentPhoto),
    places: photoPlaces.map((place) => ({ place, title: placeTitles[place], hint: placeHints[place] })),
    rules: photoRules(tradeIn),
    accept: acceptedPhotos(tradeIn),
    evalId: journey.id,
    actions: photoPaths,
    nextHref: offerPaths.journey,
  } as const;
  return journeyPage(context, view, faults.length > 0 ? 422 : 200);
}

const placeHints: Readonly<Record<PhotoPlace, string>> = {
  front: 'With the front and one side',
  back: 'With the back and the other side',
  side: 'From door to door',
  odometer: 'With the engine on',
};

function introOf({
  imageTypes,
  imagesLimit,
  imageMegabytes,
}: Pick<SiteSettings['tradeIn'], 'imageMegabytes' | 'imagesLimit' | 'imageTypes'>): string {
  const kinds = imageTypes.map((type) => type.slice('image/'.length).toUpperCase());
  const named = new Intl.ListFormat('en-AU', { type: 'disjunction' }).format(kinds);
  return `Optional, and worth it: the more we can see, the closer our number. ${named}, up to ${imagesLimit} of them, ${imageMegabytes} MB each. We remove the place where they were taken.`;
}

function sentPhoto(photo: KeptPhoto): SentPhotoView {
  const { id, place } = photo;
  return {
    id,
    place,
    title: photoTitle(photo),
    src: photoPath(id),
    removeAction: removePhotoPath(id),
  };
}
