import type { DealershipId, DestinationId } from '@forecourt/domain/core/ids';

/** The channels on which a lead leaves. A CRM gets what a webhook gets. */
export type DestinationKind = 'email' | 'adf_email' | 'adf_http' | 'webhook' | 'crm' | 'csv_drop';

/** Where a dealership's leads go. */
export interface LeadDestination {
  readonly id: DestinationId;
  readonly dealershipId: DealershipId;
  readonly kind: DestinationKind;
  readonly name: string;
  /** Of a person, a server, or the folder into which files are put. */
  readonly address: string;
  /** Empty: every category. */
  readonly categories: readonly string[];
  readonly enabled: boolean;
}
