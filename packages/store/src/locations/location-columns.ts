import type { LocationToSave } from '@forecourt/app/ports/locations/location-store.port';
import type { Address } from '@forecourt/domain/core/address';

export const addressColumns = {
  id: 'id',
  street: 'street',
  city: 'city',
  state: 'state',
  postcode: 'postcode',
  lat: 'lat',
  long: 'long',
  placeId: 'placeId',
  placeUrl: 'placeUrl',
  mapKey: 'mapKey',
} as const satisfies Record<keyof Address, string>;

export const locationColumns = {
  id: 'id',
  dealershipId: 'dealershipId',
  slug: 'slug',
  name: 'name',
  locationType: 'locationType',
  locationSubtype: 'locationSubtype',
  manufacturers: 'manufacturers',
  primary: 'primary',
  visible: 'visible',
  dealerLicenseNumber: 'dealerLicenseNumber',
  motorVehicleRepairer: 'motorVehicleRepairer',
  imageUrl: 'imageUrl',
  thumbnailUrl: 'thumbUrl',
  phone: 'phone',
  landlinePhone: 'landlinePhone',
} as const satisfies Record<Exclude<keyof LocationToSave, 'address'>, string>;
