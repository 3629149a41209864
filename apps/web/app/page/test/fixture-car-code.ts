/** Stands for the code of a kind of page, which a browser loads when it is needed. */
export const carCode = 'loaded on demand';
