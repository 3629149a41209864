import type { AccountId, DealershipId } from '@forecourt/domain/core/ids';
import { dateIn } from '@forecourt/domain/core/zoned-time';
import type { Location } from '@forecourt/domain/locations/location';
import type { ReviewSet } from '@forecourt/domain/reviews/review';
import { newestReviews } from '../people/reviews.ts';
import { placeNamed } from '../places/places.ts';
import { worldId } from '../world-id.ts';
import type { WorldDealership, WorldDestination } from '../world.ts';
import type { DealershipSpec, DestinationSpec } from './dealer-spec.ts';
import { locationsOf, type Rating } from './locations-of.ts';
import type { placeTurns } from './place-pictures.ts';

/** A reviews service hands out so many of the newest, however many there are. */
const mostReviews = 40;

interface OfAccount {
  readonly accountId: AccountId;
  readonly staffNames: readonly string[];
  /** Of the sites that show it. */
  readonly sellers: NonNullable<WorldDealership['sellers']>;
  /** Which view of its houses a place has. */
  readonly turnOf: ReturnType<typeof placeTurns>;
}

/** The rows of a dealership from what its dealer's file tells. */
export function dealershipOf(
  spec: DealershipSpec,
  { accountId, staffNames, sellers, turnOf }: OfAccount,
  asOf: Date,
): WorldDealership {
  const { slug, name, stock } = spec;
  const id: DealershipId = worldId(`dealership/${slug}`);
  const reviews = reviewSetOf(spec, staffNames, asOf);
  const today = dateIn(asOf, 'Australia/Brisbane');
  const rating: Rating = { average: reviews.averageRating, count: reviews.count };
  const locations = spec.locations.flatMap((location, index) =>
    locationsOf(
      location,
      {
        id,
        slug,
        makes: spec.makes,
        isPrimary: index === 0,
        rating,
        stock,
        place: turnOf(stock, placeNamed(location.city, location.state), slug.length + index),
      },
      today,
    ),
  );
  return {
    id,
    accountId,
    slug,
    name,
    locations,
    distributions: spec.sharesTestDrives === true ? distributionsOf(locations) : [],
    reviews: reviews.count > 0 ? [reviews] : [],
    destinations: spec.destinations.map((destination) => destinationOf(destination, slug)),
    stock,
    sellers,
  };
}

/** The true average where all reviews are there; of a part of them it is what the service says. */
function reviewSetOf(spec: DealershipSpec, staff: readonly string[], asOf: Date): ReviewSet {
  const { count, average, subjects } = spec.reviews;
  const dealer = {
    key: spec.slug,
    subjects,
    average,
    staff,
    make: spec.makes[0] ?? 'car',
    towns: spec.locations.map(({ city }) => city),
  };
  const reviews = newestReviews(dealer, Math.min(count, mostReviews), asOf);
  const sum = reviews.reduce((total, { rating }) => total + (rating ?? 0), 0);
  const trueAverage = reviews.length > 0 ? Math.round((sum / reviews.length) * 100) / 100 : null;
  return {
    dealershipId: worldId(`dealership/${spec.slug}`),
    locationId: null,
    source: 'google',
    count,
    averageRating: reviews.length < count ? average : trueAverage,
    refreshedAt: new Date(asOf.getTime() - 5 * 3_600_000),
    reviews,
  };
}

function distributionsOf(locations: readonly Location[]): WorldDealership['distributions'] {
  const open = locations.filter(
    ({ locationType, locationSubtype, visible }) =>
      locationType !== 'parts' && locationSubtype !== 'buying' && visible,
  );
  const sales = open.filter(({ locationType }) => locationType !== 'service');
  return sales.map((from) => ({ from, to: sales.filter((to) => to !== from) }));
}

function destinationOf(spec: DestinationSpec, dealership: string): WorldDestination {
  const { kind, name, address, categories = [] } = spec;
  return { id: worldId(`destination/${dealership}/${name}`), kind, name, address, categories };
}
