import type { DeliveryId, SiteId } from '@forecourt/domain/core/ids';

export interface DueDelivery {
  readonly deliveryId: DeliveryId;
  /** In whose scope it is tried. */
  readonly siteId: SiteId;
}

/** Deliveries of every tenant whose next try has come: what a job that was lost leaves behind. */
export interface DeliveryDirectory {
  listDue(limit: number): Promise<readonly DueDelivery[]>;
}
