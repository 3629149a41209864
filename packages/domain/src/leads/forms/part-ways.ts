/** How somebody wants a part, as the form says it and the lead keeps it. */
export const pickUpWay = 'Pick it up';
export const postWay = 'Post it to me';
export const fitWay = 'Fit it for me';
export const priceWay = 'Just a price';
