/** How often something may be done: so many times within a window, which begins with the first. */
export interface RateRule {
  readonly limit: number;
  readonly windowSeconds: number;
}
