/** For `useSyncExternalStore` where there is nothing to hear of. */
export const noSubscription = () => () => undefined;
