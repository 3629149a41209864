/** A stored block that is not drawn because it does not fit its kind, or has none. */
export interface BrokenBlock {
  /** Its place on the page, from 0. */
  readonly index: number;
  readonly block: string;
  /** Where in it the first trouble is; never what it says. */
  readonly problem: string;
}
