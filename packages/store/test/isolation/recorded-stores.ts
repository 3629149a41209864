import type { ScopedTx } from '../../src/scoped.ts';
import { storesOver, type Stores } from '../../src/stores.ts';

/** The stores, which write down what of them is called: a case must call the method whose name it bears. */
export function recordedStores(tx: ScopedTx, called: Set<string>): Stores {
  const recorded = Object.entries(storesOver(tx)).map(([key, store]) => [
    key,
    new Proxy(store, {
      get(target, method, receiver) {
        called.add(`${key}.${String(method)}`);
        return Reflect.get(target, method, receiver) as unknown;
      },
    }),
  ]);
  return Object.fromEntries(recorded) as Stores;
}
