import type { Review } from '@forecourt/domain/reviews/review';
import { randomFor, type Random } from '../random.ts';
import { reviewerName } from './person-name.ts';
import { carReviewTexts } from './review-texts/of-cars.ts';
import { otherReviewTexts } from './review-texts/of-the-rest.ts';
import { workshopReviewTexts } from './review-texts/of-workshops.ts';
import type { ReviewSubject, ReviewText } from './review-texts/review-text.ts';

/** Everything that customers of the world write. */
export const reviewTexts: readonly ReviewText[] = [
  ...carReviewTexts,
  ...workshopReviewTexts,
  ...otherReviewTexts,
];

export interface ReviewedDealer {
  /** Says which of the texts it gets: the same key, the same reviews. */
  readonly key: string;
  readonly subjects: readonly ReviewSubject[];
  /** What all its reviews come to; those given here are drawn around it. */
  readonly average: number;
  readonly staff: readonly string[];
  readonly make: string;
  readonly towns: readonly string[];
}

const day = 86_400_000;

/** The newest reviews of a dealer, newest first. No text comes twice. */
export function newestReviews(dealer: ReviewedDealer, count: number, asOf: Date): readonly Review[] {
  if (count === 0) return [];
  const random = randomFor(`reviews/${dealer.key}`);
  const unused = shuffledTexts(dealer.subjects, random);
  let at = asOf.getTime();
  return Array.from({ length: count }, (_, index) => {
    at -= Math.ceil(random.next() * random.next() * 30 * day);
    const rating = starsAround(dealer.average, random);
    // Every fourth customer leaves stars and no word.
    const written = random.chance(0.76) ? takeText(unused, rating) : null;
    return {
      externalId: `${dealer.key}-${index + 1}`,
      customerName: reviewerName(random),
      text: written === null ? null : filledIn(written.text, dealer, random),
      rating,
      reviewDate: new Date(at),
      imageUrl: null,
    };
  });
}

/** Each star less is as much rarer as makes the average come out: most give five, few give one. */
function starsAround(average: number, random: Random): ReviewText['stars'] {
  const missing = 5 - average;
  const rarer = missing / (1 + missing);
  let stars = 5;
  while (stars > 1 && random.chance(rarer)) stars -= 1;
  return stars as ReviewText['stars'];
}

function shuffledTexts(subjects: readonly ReviewSubject[], random: Random): ReviewText[] {
  return reviewTexts
    .filter(({ about }) => subjects.includes(about))
    .map((text) => ({ text, place: random.next() }))
    .sort((one, other) => one.place - other.place)
    .map(({ text }) => text);
}

function takeText(unused: ReviewText[], stars: number): ReviewText | null {
  const index = unused.findIndex((text) => text.stars === stars);
  return unused.splice(index, index < 0 ? 0 : 1)[0] ?? null;
}

function filledIn(text: string, { staff, make, towns }: ReviewedDealer, random: Random): string {
  return text
    .replaceAll('{staff}', staff.length > 0 ? random.pick(staff) : 'The team')
    .replaceAll('{make}', make)
    .replaceAll('{town}', towns.length > 0 ? random.pick(towns) : 'out of town');
}
