import { z } from 'zod';
import { idOf, instant, maybe, text, url } from '../core/fields.ts';
import type { CarId, DealershipId, LeadId, LocationId, SiteId, StaffId, VisitorId } from '../core/ids.ts';

/** Staff's own progress with a lead, beside what its form says. */
export const leadStages = ['new', 'contacted', 'appointment', 'won', 'lost', 'spam'] as const;

/** Those that ask for an answer, or for a next step. */
export const openStages: ReadonlySet<(typeof leadStages)[number]> = new Set([
  'new',
  'contacted',
  'appointment',
]);

/**
 * One enquiry, booking or offer (DATA-6, FORM-3). It carries the site it came from and the dealership
 * that owns the car: the dealership's staff read it even when the site is another account's (TEN-10).
 */
export const leadSchema = z.object({
  id: idOf<LeadId>(),
  siteId: idOf<SiteId>(),
  /** The car's owner, else the one chosen or the site's own; none on a manufacturer's site. */
  dealershipId: maybe(idOf<DealershipId>()),
  carId: maybe(idOf<CarId>()),
  locationId: maybe(idOf<LocationId>()),
  visitorId: maybe(idOf<VisitorId>()),
  pageId: maybe(text(200)),

  category: text(120).min(1),
  subcategory: maybe(text(120)),
  /** The form's own words: a service booking saves its earlier steps before it is Complete. */
  leadStatus: text(60).min(1).default('Incomplete'),
  formCompleted: z.boolean().default(false),

  name: maybe(text(200)),
  lastName: maybe(text(200)),
  email: maybe(text(254)),
  phone: maybe(text(40)),
  postcode: maybe(text(10)),
  preferredContactMethod: maybe(z.enum(['Phone', 'Email', 'SMS'])),
  message: maybe(text(20_000)),
  optIn: maybe(z.boolean()),
  termsAgreed: maybe(z.boolean()),
  rego: maybe(text(20)),
  additionalServices: z.array(text(300)).max(100).default([]),

  /** As the visitor saw them: the car may be edited, sold or deleted before the dealer rings. */
  dealershipSlug: maybe(text(120)),
  location: maybe(text(200)),
  manufacturerSlug: maybe(text(120)),
  stockNumber: maybe(text(80)),
  vehicleMake: maybe(text(120)),
  vehicleModel: maybe(text(120)),
  carType: maybe(text(40)),
  vehicleStatus: maybe(text(60)),

  url: maybe(text(4_000)),
  source: text(60).min(1).default('Website'),
  userAgent: maybe(text(1_000)),
  visitedPages: z.array(url).max(200).default([]),
  linkedQueryParams: z.record(text(200), text(2_000)).default({}),

  stage: z.enum(leadStages).default('new'),
  assignedStaffId: maybe(idOf<StaffId>()),
  firstResponseAt: maybe(instant),
  /** By when staff owe an answer, as its sender was told (CON-2). */
  responseDueAt: maybe(instant),
  /** Since when it waits once more: its buyer wrote back, an answer did not arrive, or it goes on without one. */
  waitsSince: maybe(instant),
  /** By when that is to be answered. */
  answerDueAt: maybe(instant),
  createdAt: instant,
  completedAt: maybe(instant),
});

export type Lead = z.output<typeof leadSchema>;
