/** How a car is drawn in a list; which one is a setting of the site. */
export type CardLook = 'open' | 'compact' | 'row' | 'plain' | 'mini';
