import type { NavigationBrowser } from '../navigation-browser.ts';

/** What a server says of an address; where it throws, there is no connection. */
export type Responses = (address: string) => unknown;

export const noConnection: Responses = () => {
  throw new TypeError('fetch failed');
};

/** `fetch` of pages as data. Like the real one it rejects when its signal is aborted. */
export function fakeServer(responses: Responses) {
  const requested: string[] = [];
  const aborted: string[] = [];
  const fetch: NavigationBrowser['fetch'] = async (path, { signal }) => {
    requested.push(path);
    const response = Promise.resolve(responses(path.replace(/^\/_page/, '')));
    const abort = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
    );
    const body = await Promise.race([response, abort]).catch((error: unknown) => {
      if (signal.aborted) aborted.push(path);
      throw error;
    });
    return typeof body === 'string' ? new Response(body) : Response.json(body);
  };
  return { fetch, requested, aborted };
}
