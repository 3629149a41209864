/** The orders in which a search can list cars (SRCH-5), as settings and addresses name them. */
export const sortNames = ['relevant', 'latest', 'price_desc', 'price_asc', 'km_desc', 'km_asc'] as const;

export type SortName = (typeof sortNames)[number];
