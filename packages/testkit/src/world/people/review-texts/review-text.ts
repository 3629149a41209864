/** What a customer wrote. `{staff}`, `{make}` and `{town}` become those of the dealership. */
export interface ReviewText {
  readonly stars: 1 | 2 | 3 | 4 | 5;
  /** What it is about: a dealership gets only what it does; `any` suits all of them. */
  readonly about: ReviewSubject;
  readonly text: string;
}

export type ReviewSubject = 'any' | 'car' | 'workshop' | 'electric' | 'caravan' | 'motorcycle';

/** Texts under their stars and subject, as a table is easiest to read and to add to. */
export function texts(
  about: ReviewSubject,
  stars: ReviewText['stars'],
  ...written: readonly string[]
): readonly ReviewText[] {
  return written.map((text) => ({ stars, about, text }));
}
