/** Why the public does not see a car until its dealership has looked at it. */
export const holdReasons = ['year_impossible', 'km_impossible', 'not_for_sale'] as const;

export type HoldReason = (typeof holdReasons)[number];
