import { z } from 'zod';
import { idOf, instant, longText, maybe, text, url } from '../core/fields.ts';
import type { CarId, DealershipId, LeadId, LocationId, SiteId, VisitorId } from '../core/ids.ts';

/** What the visitor had done before, as the forms of the specification send it along. */
export const leadAttributesSchema = z.object({
  visitedPages: z.array(url).max(200).default([]),
  linkedQueryParams: z.record(text, text).default({}),
});

/**
 * One enquiry, booking or offer (DATA-6, FORM-3). It carries the site it came from and the dealership
 * that owns the car: the dealership's staff read it even when the site is another account's (TEN-10).
 */
export const leadSchema = z.object({
  id: idOf<LeadId>(),
  siteId: idOf<SiteId>(),
  dealershipId: idOf<DealershipId>(),
  carId: maybe(idOf<CarId>()),
  locationId: maybe(idOf<LocationId>()),
  visitorId: maybe(idOf<VisitorId>()),
  category: text.min(1),
  subcategory: maybe(text),
  name: maybe(text),
  email: maybe(text),
  phone: maybe(text),
  message: maybe(longText),
  optIn: z.boolean().default(false),
  rego: maybe(text),
  additionalServices: z.array(text).default([]),
  /** Words of the form's flow, such as Complete; a service booking saves earlier steps without it. */
  leadStatus: maybe(text),
  formCompleted: z.boolean().default(false),
  url: maybe(url),
  source: text.default('Website'),
  userAgent: maybe(text),
  pageId: maybe(text),
  attributes: leadAttributesSchema.default({ visitedPages: [], linkedQueryParams: {} }),
  /** The rest of what the form asked, by the name the form gives it: 'Service Interval', EvalID. */
  fields: z.record(text, z.unknown()).default({}),
  createdAt: instant,
});

export type Lead = z.output<typeof leadSchema>;
