import type { CarId, LeadId } from '@forecourt/domain/core/ids';
import type { PhotoPlace } from '@forecourt/domain/trade-in/photo-places';
import type { OfferStep } from '@forecourt/domain/trade-in/offer-steps';
import type { Valuation } from '@forecourt/domain/trade-in/read-valuation';
import type { LookedUpVehicle, VehicleLookup } from '@forecourt/domain/trade-in/read-vehicle-lookup';
import type { PhotoKind } from '../media/photo-cleaner.port.ts';
import type { Plate } from './valuation-service.port.ts';

/** An answer of the valuation service, kept for the one journey that got it. */
export interface KeptLookup {
  readonly id: string;
  readonly vehicle: LookedUpVehicle;
  readonly descriptions: readonly string[];
  readonly chosenDescription: string | null;
  readonly lookedUpAt: Date;
}

/** One visitor's way to an offer, as far as it has come. */
export interface OfferJourney {
  readonly id: string;
  readonly step: OfferStep | 'offer';
  readonly phase: 'editing' | 'waiting' | 'notFound' | 'unavailable';
  /** Whoever writes says which one was read. */
  readonly version: number;
  readonly plate: Plate | null;
  readonly towardsCarId: CarId | null;
  readonly lookup: KeptLookup | null;
  readonly leadId: LeadId | null;
  /** Since when the valuation service is being asked. */
  readonly askedAt: Date | null;
}

export type JourneyChange = Partial<
  Pick<OfferJourney, 'askedAt' | 'leadId' | 'phase' | 'plate' | 'step' | 'towardsCarId'>
> & { readonly lookupId?: string | null; readonly offerId?: string | null };

export interface KeptOffer extends Valuation {
  readonly id: string;
  readonly givenAt: Date;
  readonly validUntil: Date;
  readonly acceptedAt: Date | null;
  /** The offer that stood before the answers were changed. */
  readonly replaces: string | null;
}

export interface KeptPhoto {
  readonly id: string;
  readonly fileName: string;
  /** Null where it shows anything else. */
  readonly place: PhotoPlace | null;
  /** What was sent; what is kept is a JPEG. */
  readonly kind: PhotoKind;
  readonly bytes: number;
  /** Where the cleaned photograph lies. */
  readonly objectKey: string;
  /** When the valuation service took it. */
  readonly sentAt: Date | null;
}

/** A photograph with what leads to its evaluation. */
export interface FoundPhoto extends KeptPhoto {
  readonly lookupId: string;
  /** The vendor's own number of the evaluation. */
  readonly evalId: string | null;
}

/** What a site keeps of instant offers (TRADE-9): by the hash of a secret that only its visitor has. */
export interface OfferStore {
  /** Null where there is none, or where it has ended. */
  findJourney(secretHash: Uint8Array, now: Date): Promise<OfferJourney | null>;
  /** For jobs, which are handed ids. */
  findJourneyById(id: string, now: Date): Promise<OfferJourney | null>;
  beginJourney(journey: {
    readonly secretHash: Uint8Array;
    readonly towardsCarId: CarId | null;
    readonly now: Date;
    readonly expiresAt: Date;
  }): Promise<OfferJourney>;
  /** False where somebody else has written since: the change is out of turn, and nothing of it is kept. */
  changeJourney(of: Pick<OfferJourney, 'id' | 'version'>, change: JourneyChange): Promise<boolean>;

  keepLookup(
    plate: Plate,
    lookup: VehicleLookup,
    chosenDescription: string | null,
    now: Date,
  ): Promise<string>;
  /**
   * The newest answer for a plate that nobody has sent details or photographs with: another one costs money, and an
   * evaluation is of one person. What its owner said of the kilometres is not told.
   */
  findLookupOf(plate: Plate, since: Date): Promise<VehicleLookup | null>;

  listPhotos(lookupId: string): Promise<readonly KeptPhoto[]>;
  /** Null where there is none. */
  findPhoto(photoId: string): Promise<FoundPhoto | null>;
  /** The photograph that was made of a file, by the hash of the file; null where it has not come yet. */
  findPhotoOfFile(lookupId: string, contentHash: Uint8Array): Promise<string | null>;
  /** Null where the lookup has as many as it may have, or is none of this site; not new where it came before. */
  addPhoto(
    lookupId: string,
    photo: Omit<KeptPhoto, 'id' | 'sentAt'> & { readonly contentHash: Uint8Array },
    most: number,
  ): Promise<{ readonly id: string; readonly isNew: boolean } | null>;
  markPhotoSent(photoId: string, at: Date): Promise<void>;
  /** The key of the file that is to be removed; null where there was no such photograph. */
  removePhoto(lookupId: string, photoId: string): Promise<string | null>;
  /** Of keys of files, those that a photograph of this site has. At most 1000. */
  listUsedKeys(keys: readonly string[]): Promise<readonly string[]>;

  /** What was offered on a journey for the car with this plate, the newest first. */
  listOffers(
    journeyId: string,
    plate: Plate,
  ): Promise<readonly (KeptOffer & { readonly answersHash: Uint8Array })[]>;
  /** The offer that a journey shows; null where there is none. */
  findOffer(journeyId: string): Promise<KeptOffer | null>;
  /** Its id; null where journey or lookup are none of this site. */
  addOffer(
    of: { readonly journeyId: string; readonly lookupId: string },
    offer: Omit<KeptOffer, 'acceptedAt' | 'id'> & { readonly answersHash: Uint8Array },
  ): Promise<string | null>;
  /** False where it was accepted before, or has ended. */
  acceptOffer(offerId: string, at: Date): Promise<boolean>;
}
