import type { DeliveryId, SiteId } from '@forecourt/domain/core/ids';

export interface DueDelivery {
  readonly deliveryId: DeliveryId;
  /** In whose scope it is tried. */
  readonly siteId: SiteId;
  readonly dueAt: Date;
}

/** Deliveries of every tenant whose next try has come: what a job that was lost leaves behind. */
export interface DeliveryDirectory {
  /** The longest due first. */
  listDue(limit: number): Promise<readonly DueDelivery[]>;
}
