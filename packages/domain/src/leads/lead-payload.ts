import type { WireValue } from '../form/form.ts';
import type { DealershipId } from '../core/ids.ts';
import type { Lead } from './lead.ts';

/** A lead as the dealer's systems know it (FORM-3): the specification's names, in its spelling. */
export interface LeadPayload {
  readonly category: string;
  readonly subcategory: string | null;
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly message: string | null;
  readonly opt_in: boolean;
  readonly page_id: string | null;
  readonly Rego: string | null;
  readonly location: string | null;
  readonly location_id: string | null;
  readonly dealership_slug: string | null;
  readonly lead_id: string;
  readonly additional_services: readonly string[];
  readonly lead_status: string;
  readonly form_completed: boolean;
  readonly manufacturer_slug: string | null;
  readonly stock_number: string | null;
  readonly 'Vehicle Make': string | null;
  readonly 'Vehicle Model': string | null;
  readonly car_type: string | null;
  readonly vehicle_status: string | null;
  readonly url: string | null;
  readonly source: string;
  readonly user_agent: string | null;
  readonly car_id: string | null;
  readonly car_dealership_id: string | null;
  readonly lead_attributes: {
    readonly visited_pages: readonly string[];
    readonly linked_query_params: Readonly<Record<string, string>>;
  };
}

export type PayloadLead = Omit<
  Lead,
  'siteId' | 'visitorId' | 'stage' | 'assignedStaffId' | 'firstResponseAt' | 'createdAt' | 'completedAt'
> & {
  /** Whose car it is, which is not always who gets the lead. */
  readonly carDealershipId: DealershipId | null;
};

/**
 * The payload of a lead. The form's other answers stand beside it under their own names, and cannot
 * take the place of what the platform says.
 */
export function leadPayload(
  lead: PayloadLead,
  answers: Readonly<Record<string, WireValue>> = {},
): LeadPayload & Readonly<Record<string, unknown>> {
  const payload: LeadPayload = {
    category: lead.category,
    subcategory: lead.subcategory,
    name: lead.name,
    email: lead.email,
    phone: lead.phone,
    message: lead.message,
    opt_in: lead.optIn ?? false,
    page_id: lead.pageId,
    Rego: lead.rego,
    location: lead.location,
    location_id: lead.locationId,
    dealership_slug: lead.dealershipSlug,
    lead_id: lead.id,
    additional_services: lead.additionalServices,
    lead_status: lead.leadStatus,
    form_completed: lead.formCompleted,
    manufacturer_slug: lead.manufacturerSlug,
    stock_number: lead.stockNumber,
    'Vehicle Make': lead.vehicleMake,
    'Vehicle Model': lead.vehicleModel,
    car_type: lead.carType,
    vehicle_status: lead.vehicleStatus,
    url: lead.url,
    source: lead.source,
    user_agent: lead.userAgent,
    car_id: lead.carId,
    car_dealership_id: lead.carDealershipId,
    lead_attributes: {
      visited_pages: lead.visitedPages,
      linked_query_params: lead.linkedQueryParams,
    },
  };
  return { ...answers, ...payload };
}
