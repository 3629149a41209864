/** The orders in which a search can list cars (SRCH-5), as settings and addresses name them. */
export const sortNames = ['relevant', 'latest', 'priceDesc', 'priceAsc', 'kmDesc', 'kmAsc'] as const;

export type SortName = (typeof sortNames)[number];
