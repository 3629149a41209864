import { hash } from '../random.ts';
import type { Look } from './look.ts';
import type { SceneName } from './scenes/scenes.ts';

/** What the studio has modelled from within: the dashboards of cars, what is behind them, and a caravan's room. */
export const interiors = [
  'cabin-wide',
  'cabin-tower',
  'cabin-plain',
  'cabin-work',
  'cabin-plain-stick',
  'cabin-work-stick',
  'caravan-room',
] as const;

export type Interior = (typeof interiors)[number];

/** Where a photographer stands in them: between the front seats, at three open doors, at either end of a caravan. */
export const interiorViews = ['inside', 'door', 'seats', 'boot', 'bed', 'kitchen'] as const;

export type InteriorView = (typeof interiorViews)[number];

/** What a plate shows. */
export type Side = 'front' | 'side' | 'rear' | InteriorView;

/** A part of a side, looked at closely. */
export type CloseUp =
  'face' | 'engine' | 'stern' | 'wing' | 'flank' | 'steering' | 'console' | 'pillows' | 'bench' | 'dinette';

/** A picture that can be developed, `wide` with much of its place on both sides for a first screen: a look in a paint from one side, or a room. */
export interface Picture {
  readonly look: Look | Interior;
  readonly view: Side | 'wide' | CloseUp;
  /** Where it stands; the studio is where it was rendered. */
  readonly scene: 'studio' | SceneName;
  /** As a sheet of paint: '#17509c'. Of a cabin it is the upholstery, of a caravan's room the timber. */
  readonly paint: string | null;
  /** What a careless photographer made of it. */
  readonly fault: 'portrait' | 'banner' | 'dark' | null;
  /** Taken with a telephone, as yards do. */
  readonly isPhone: boolean;
  /** Whether it carries the dust of its kilometres. */
  readonly isWorn: boolean;
  /** Another photograph of the same: another hour, another step back. */
  readonly take: number;
}

/** What a picture is unless something else is said: the studio's own. */
export const studioShot = { scene: 'studio', fault: null, isPhone: false, isWorn: false, take: 0 } as const;

/** The third in which everything that stands in a place was composed: its windows are seen through, and mirror it. */
const placesEdition = 3;

/** Looks whose plates were photographed anew: what is stored of the old ones keeps its name, and is not shown. */
const editions: Readonly<Partial<Record<Picture['look'], number>>> = {
  hatch: 2,
  'hatch-city': 2,
  'hatch-warm': 2,
  'hatch-ev': 2,
  'bike-naked': 2,
  'bike-cruiser': 2,
  'bike-adventure': 2,
  'bike-sport': 2,
  'bike-enduro': 2,
  'bike-scooter': 2,
};

/**
 * The name of its file in object storage, under which every site finds it:
 * `demo/suv-mid-front-studio-17509c.jpg`, `demo/ute-dual-front-yard-f2f3f3-phone-worn-t2-e3.jpg`. What is stored
 * is never developed again: a close-up that is cut anew takes a new name, a plate that is photographed anew an edition.
 */
export function pictureKey({ look, view, scene, paint, fault, isPhone, isWorn, take }: Picture): string {
  const edition = scene === 'studio' ? editions[look] : placesEdition;
  const parts = [
    look,
    view,
    scene,
    paint?.replace('#', ''),
    isPhone && 'phone',
    isWorn && 'worn',
    take > 0 && `t${take}`,
    fault,
    edition !== undefined && `e${edition}`,
  ].filter((part) => typeof part === 'string');
  return `demo/${parts.join('-')}.jpg`;
}

/** Draws what differs between two photographs; a close-up is part of the photograph that it is cut from. */
export function pictureSeed({ look, scene, paint, take }: Picture): number {
  return hash(`${look}/${scene}/${paint}/${take}`, 17);
}

/** Its address on any site: the media address serves what object storage has under the key. */
export function pictureUrl(picture: Picture): string {
  return `/media/${pictureKey(picture)}`;
}
