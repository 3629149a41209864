import { callButton } from '@forecourt/domain/contact/call-button';
import type { SiteSettings } from '@forecourt/domain/settings/registry';
import type { ListedCar } from '@forecourt/domain/stock/card/listed-car';
import { z } from 'zod';

const text = z.string().nullable();
const number = z.number().nullable();
const dollars = z.number().min(0).nullable();

/**
 * A car among the hits of a search, in the specification's words. Facts alone: what a rule of the site must
 * allow first (a former price, finance, the market's average) is not among them, and neither is anything
 * about a private seller but the suburb.
 */
export const carHit = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: text,
  year: z.int().nullable(),
  make: text,
  model: text,
  badge: text,
  series: text,
  car_type: z.enum(['new', 'used', 'demo']).nullable(),
  status: text,
  item_type: z.enum(['car', 'motorcycle', 'caravan']),
  certified: z.boolean(),
  tag: text,
  reserved: z.boolean(),
  sold: z.boolean(),
  preorder: z.boolean(),
  price: dollars,
  price_type: text,
  offer_price: dollars,
  subscription_price: dollars,
  km: z.int().nullable(),
  colour: text,
  interior_colour: text,
  simple_body: text,
  simple_transmission: text,
  simple_fuel: text,
  fuel: text,
  drive: text,
  seats: z.int().nullable(),
  doors: z.int().nullable(),
  trans: text,
  engine_size: text,
  stocknum: text,
  regplate: text,
  created_at: z.iso.datetime(),
  photos_count: z.int(),
  primary_image_url: text,
  images: z.array(z.object({ image: z.object({ url: z.string() }), alt: text })),
  thumbnails: z.array(z.string()),
  carsales_title: text,
  dealership_id: z.uuid(),
  dealership_slug: z.string(),
  location_id: z.uuid().nullable(),
  location_name: text,
  location: z
    .object({
      name: z.string(),
      slug: z.string(),
      phone: text,
      address: z
        .object({ street: text, city: text, state: text, postcode: text, lat: number, long: number })
        .nullable(),
    })
    .nullable(),
  city: text,
  state: text,
  private_suburb: text,
});

export type CarHit = Readonly<z.infer<typeof carHit>>;

/** The hit that a card makes. A phone that the site masks is masked here as well (RULE-11). */
export function carHitOf(card: ListedCar, contact: SiteSettings['contact']): CarHit {
  const { location, photos } = card;
  const address = location?.address ?? null;
  return {
    id: card.id,
    slug: card.slug,
    name: card.name,
    year: card.year,
    make: card.make,
    model: card.model,
    badge: card.badge,
    series: card.series,
    car_type: card.carType,
    status: card.status,
    item_type: card.itemType,
    certified: card.certified,
    tag: card.tag,
    reserved: card.reserved,
    sold: card.sold,
    preorder: card.preorder,
    price: inDollars(card.priceCents),
    price_type: card.priceType,
    offer_price: inDollars(card.offerPriceCents),
    subscription_price: inDollars(card.subscriptionPriceCents),
    km: card.km,
    colour: card.colour,
    interior_colour: card.interiorColour,
    simple_body: card.simpleBody,
    simple_transmission: card.simpleTransmission,
    simple_fuel: card.simpleFuel,
    fuel: card.fuel,
    drive: card.drive,
    seats: card.seats,
    doors: card.doors,
    trans: card.transmission,
    engine_size: card.engineSize,
    stocknum: card.stockNumber,
    regplate: card.regoPlate,
    created_at: card.createdAt.toISOString(),
    photos_count: card.photosCount,
    primary_image_url: card.primaryImageUrl,
    images: photos.map(({ url, alt }) => ({ image: { url }, alt })),
    thumbnails: photos.map(({ url, thumbnailUrl }) => thumbnailUrl ?? url),
    carsales_title: card.carsalesTitle,
    dealership_id: card.dealershipId,
    dealership_slug: card.dealershipSlug,
    location_id: card.locationId,
    location_name: location?.name ?? null,
    location: location && {
      name: location.name,
      slug: location.slug,
      phone: callButton(location.phone, contact)?.shown ?? null,
      address: address && {
        street: address.street,
        city: address.city,
        state: address.state,
        postcode: address.postcode,
        lat: address.lat,
        long: address.long,
      },
    },
    city: address?.city ?? card.privateSuburb,
    state: address?.state ?? null,
    private_suburb: card.privateSuburb,
  };
}

function inDollars(cents: number | null): number | null {
  return cents === null ? null : cents / 100;
}
