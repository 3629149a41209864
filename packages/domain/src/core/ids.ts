/**
 * Identifiers are UUIDs (version 7) of one kind of thing each. The brand keeps a dealership's id from
 * being passed where a site's is meant: to the compiler both would otherwise be text.
 */
type Id<Kind extends string> = string & { readonly __id: Kind };

export type AccountId = Id<'account'>;
export type SiteId = Id<'site'>;
export type DealershipId = Id<'dealership'>;
export type LocationId = Id<'location'>;
export type CarId = Id<'car'>;
export type LeadId = Id<'lead'>;
export type VisitorId = Id<'visitor'>;
export type StaffId = Id<'staff'>;
export type ReservationId = Id<'reservation'>;
export type PaymentId = Id<'payment'>;
export type RefundId = Id<'refund'>;
export type DeliveryId = Id<'delivery'>;
export type DestinationId = Id<'destination'>;
export type MembershipId = Id<'membership'>;
export type PageId = Id<'page'>;
export type PromoId = Id<'promo'>;
export type ManufacturerId = Id<'manufacturer'>;
export type ModelId = Id<'model'>;
export type AddressId = Id<'address'>;
