import { z } from 'zod';
import { clockTime, idOf, isoDate, maybe, text, url } from '../core/fields.ts';
import type { DealershipId, LocationId } from '../core/ids.ts';
import { addressSchema } from '../core/address.ts';

const departments = ['sales', 'service', 'parts'] as const;

/** The hours of one weekday. One that is missing beside others is closed; of a location with none, nothing is known. */
export const openingHoursSchema = z.object({
  /** 0 is Sunday. */
  weekday: z.int().min(0).max(6),
  status: z.enum(['Open', 'Closed']),
  /** The dealer's own words for the hours, which win over the times where both are given. */
  formattedHours: maybe(text(120)),
  open: maybe(clockTime),
  close: maybe(clockTime),
});

/** Holiday hours: one date of one department, or of all. */
export const specialHoursSchema = z.object({
  date: isoDate,
  department: z.enum([...departments, 'all']),
  status: z.enum(['Open', 'Closed']),
  startHour: maybe(clockTime),
  endHour: maybe(clockTime),
});

/** A department of a dealership at an address (DATA-2): what has hours, a phone and a place on the map. */
export const locationSchema = z.object({
  id: idOf<LocationId>(),
  dealershipId: idOf<DealershipId>(),
  dealershipSlug: text(80),
  slug: text(160).min(1),
  name: text(200).min(1),
  /** Empty means sales. */
  locationType: maybe(z.enum(departments)),
  locationSubtype: maybe(text(200)),
  manufacturers: z.array(text(120)).max(100).default([]),
  primary: z.boolean().default(false),
  visible: z.boolean().default(true),
  dealerLicenseNumber: maybe(text(60)),
  motorVehicleRepairer: maybe(text(60)),
  imageUrl: maybe(url),
  thumbnailUrl: maybe(url),
  address: maybe(addressSchema),
  phone: maybe(text(40)),
  landlinePhone: maybe(text(40)),
  averageRating: maybe(z.number().min(0).max(5)),
  reviewCount: maybe(z.int().min(0)),
  openingHours: z.array(openingHoursSchema).default([]),
  specialHours: z.array(specialHoursSchema).default([]),
});

export type Location = z.output<typeof locationSchema>;
export type OpeningHours = z.output<typeof openingHoursSchema>;
export type SpecialHours = z.output<typeof specialHoursSchema>;
