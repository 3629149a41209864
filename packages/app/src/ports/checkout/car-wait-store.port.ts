import type { CarId } from '@forecourt/domain/core/ids';

export interface NewCarWait {
  readonly carId: CarId;
  readonly email: string;
  readonly wording: string;
  readonly endsAt: Date;
}

export interface CarWait {
  readonly id: string;
  readonly carId: CarId;
  readonly email: string;
  readonly unsubscribeToken: string;
  readonly sentAt: Date | null;
  readonly isEnded: boolean;
}

/** Who wants to hear once if a reserved car comes free (BUY-1). */
export interface CarWaitStore {
  /**
   * The same address and car wait once, however often they ask. `too_many`: the address, or the site, has as many as it
   * may have. `car_not_shown`: the site does not show the car.
   */
  add(
    wait: NewCarWait,
    limits: { readonly perPerson: number; readonly perSite: number },
    now: Date,
  ): Promise<'waits' | 'too_many' | 'car_not_shown'>;
  /** Those that nobody was told of and that are not over, in an order of their own, behind `after`. */
  listWaiting(
    after: string | null,
    now: Date,
    limit: number,
  ): Promise<readonly { readonly id: string; readonly carId: CarId }[]>;
  /** Writes down that it is told; false where it was before, or has ended. */
  tell(id: string, now: Date): Promise<boolean>;
  find(id: string): Promise<CarWait | null>;
  markSent(id: string, now: Date): Promise<boolean>;
  /** For whoever has the token of the mail. False where none has it; ending twice is ending once. */
  unsubscribe(token: string, now: Date): Promise<boolean>;
}
