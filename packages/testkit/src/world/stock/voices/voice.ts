/** What a line holds for: all vehicles unless it says so. */
export type Condition =
  | 'new'
  | 'used'
  | 'demo'
  | 'lowKm'
  | 'highKm'
  | 'electric'
  | 'engine'
  | 'work'
  | 'ute'
  | 'family'
  | 'hatch'
  | 'manual'
  | 'fresh'
  /** It came in the last week. */
  | 'arrived'
  | 'oneOwner'
  /** Of a make that the dealer sells new. */
  | 'ownMake'
  | 'leased'
  /** A motorcycle that is driven by one. */
  | 'chain'
  /** A van with a room to stand in and a bathroom, not a camper. */
  | 'fullVan'
  | 'offRoad';

/**
 * A line of a dealer's comments. Words in braces are filled in from the car, and a line whose word the car
 * does not have is not written. Of several conditions all have to hold.
 */
export type Line = string | readonly [Condition | readonly Condition[], string];

export interface Voice {
  readonly openings: readonly Line[];
  /** Said of the others, where each opening is the story of one car of a yard. */
  readonly plainOpening?: Line;
  readonly middles: readonly Line[];
  /** Short cries between pipes; few voices have them. */
  readonly cries: readonly Line[];
  readonly closings: readonly Line[];
  /** What stands under every car of the dealer, word for word. */
  readonly boilerplate: readonly Line[];
  readonly separator: '|' | ' | ' | '||';
}
