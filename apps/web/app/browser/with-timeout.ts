/** What a promise resolves to; null where it rejects or takes too long. */
export function withTimeout<Value>(promise: Promise<Value>, timeoutMs: number): Promise<Value | null> {
  const timeout = new Promise<null>((resolve) => setTimeout(() => resolve(null), timeoutMs));
  return Promise.race([promise.catch(() => null), timeout]);
}
