import { sql, type RawBuilder } from 'kysely';

/** The columns of a lead, all of which the domain knows by the same name. */
export const leadColumns = [
  'id',
  'siteId',
  'dealershipId',
  'carId',
  'locationId',
  'visitorId',
  'pageId',
  'category',
  'subcategory',
  'leadStatus',
  'formCompleted',
  'name',
  'lastName',
  'email',
  'phone',
  'postcode',
  'preferredContactMethod',
  'message',
  'optIn',
  'termsAgreed',
  'rego',
  'additionalServices',
  'dealershipSlug',
  'location',
  'manufacturerSlug',
  'stockNumber',
  'vehicleMake',
  'vehicleModel',
  'carType',
  'vehicleStatus',
  'url',
  'source',
  'userAgent',
  'visitedPages',
  'linkedQueryParams',
  'stage',
  'assignedStaffId',
  'firstResponseAt',
  'responseDueAt',
  'waitsSince',
  'answerDueAt',
  'createdAt',
  'completedAt',
] as const;

/** What a form writes of it, with what proves its sender; staff write the rest later. */
const written = [
  ...leadColumns.filter(
    (name) => !['stage', 'assignedStaffId', 'firstResponseAt', 'waitsSince', 'answerDueAt'].includes(name),
  ),
  'updatedAt',
  'senderHash',
];

export const writtenLeadColumns: RawBuilder<unknown> = sql.join(written.map((name) => sql.ref(name)));

export const deliveryColumns = [
  'id',
  'leadId',
  'siteId',
  'dealershipId',
  'destinationId',
  'messageId',
  'state',
  'attempts',
  'nextAttemptAt',
  'deliveryKey',
  'lastError',
  'deliveredAt',
] as const;
