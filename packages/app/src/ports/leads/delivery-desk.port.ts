import type { AccountId, DealershipId, DeliveryId, DestinationId } from '@forecourt/domain/core/ids';
import type { Delivery, DeliveryAttempt } from '@forecourt/domain/leads/delivery';
import type { Lead } from '@forecourt/domain/leads/lead';
import type { LeadDestination } from './delivery-destination.port.ts';

/** How a destination does. Without one: the account's own address, for leads of a dealership that no destination takes. */
export interface DestinationFigures {
  readonly destination: LeadDestination | null;
  /** Null where a lead is of no dealership. */
  readonly dealershipId: DealershipId | null;
  readonly waiting: number;
  readonly dead: number;
  /** Of the time that was asked for: how many deliveries were made for it, and how many of these it has. */
  readonly made: number;
  readonly taken: number;
  /** In which time 95 of a hundred tries ended; null where there was none. */
  readonly withinMs: number | null;
  /** By the number of the hour, from 0 on; hours without a try are left out. */
  readonly hours: readonly {
    readonly hour: number;
    readonly taken: number;
    readonly refused: number;
    readonly unknown: number;
  }[];
  /** The last five, the newest first. */
  readonly lastTries: readonly Pick<DeliveryAttempt, 'at' | 'outcome' | 'statusCode'>[];
}

export interface DeskQuery {
  readonly state: Exclude<Delivery['state'], 'replaced'>;
  /** Of every dealership in reach where none is named. */
  readonly dealershipId: DealershipId | null;
  readonly destinationId: DestinationId | null;
  /** The last row of the page before. */
  readonly before: DeliveryId | null;
  readonly limit: number;
}

/** A delivery as its desk shows it, with the lead that it is of. */
export interface DeskDelivery
  extends
    Pick<
      Delivery,
      | 'id'
      | 'leadId'
      | 'siteId'
      | 'state'
      | 'attempts'
      | 'nextAttemptAt'
      | 'deliveryKey'
      | 'lastError'
      | 'deliveredAt'
    >,
    Pick<
      Lead,
      | 'name'
      | 'lastName'
      | 'phone'
      | 'email'
      | 'category'
      | 'subcategory'
      | 'vehicleMake'
      | 'vehicleModel'
      | 'stockNumber'
    > {
  readonly createdAt: Date;
  /** Whose the lead is, which need not be whose the destination is. */
  readonly leadDealershipId: DealershipId | null;
  readonly zone: string;
  readonly destination: Pick<LeadDestination, 'id' | 'name' | 'kind'> | null;
  /** What became of each try, the oldest first. At most 40. */
  readonly outcomes: readonly DeliveryAttempt['outcome'][];
  /** The names of other destinations that have the same lead; empty text for the account's own address. */
  readonly alsoAt: readonly string[];
}

/** Of the leads since some time: how many somewhere has, nobody has yet, and every destination refused. */
export interface LeadsDelivered {
  readonly captured: number;
  readonly delivered: number;
  readonly waiting: number;
  readonly dead: number;
}

/** Deliveries as staff look after them (FORM-9.2). */
export interface DeliveryDesk {
  figures(since: Date): Promise<readonly DestinationFigures[]>;
  /** The newest first. */
  list(query: DeskQuery): Promise<readonly DeskDelivery[]>;
  /** Those of them that are in reach. At most 100. */
  listByIds(ids: readonly DeliveryId[]): Promise<readonly DeskDelivery[]>;
  delivered(since: Date): Promise<LeadsDelivered>;
  /** For operators, who read no leads: how many deliveries fail, by account. */
  failing(): Promise<
    readonly {
      readonly accountId: AccountId;
      readonly accountName: string;
      readonly waiting: number;
      readonly dead: number;
    }[]
  >;
}
