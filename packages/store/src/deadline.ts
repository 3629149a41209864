/**
 * Waits for a promise until a moment of `performance.now()`. What it settles to afterwards is dropped,
 * so that an abandoned call cannot become an unhandled rejection.
 */
export function beforeDeadline<T>(promise: Promise<T>, deadline: number, late: () => Error): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), Math.max(0, deadline - performance.now()));
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
