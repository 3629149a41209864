import { unsent, type FormResponse } from '@forecourt/app/leads/take/form-response';
import type { FormBrowser } from '../form-browser.ts';

type Sent = Readonly<Record<string, unknown>>;

/** The tab of a visitor who fills in forms. What it stores outlives a form: another one may be opened in it. */
export function fakeFormBrowser() {
  const sent: Sent[] = [];
  const responses: (Response | Promise<Response>)[] = [];
  const documents: string[] = [];
  const tab = new Map<string, string>();
  const local = new Map<string, string>();
  const listeners = new Set<() => void>();
  const clock = { nowMs: 0 };
  const scrolls: string[] = [];
  const network = { isOffline: false };
  const waiting: (() => void)[] = [];
  const entries: (number | null)[] = [null];
  const poppers = new Set<(step: number | null) => void>();
  const goBack = () => {
    entries.pop();
    poppers.forEach((listener) => listener(entries.at(-1) ?? null));
  };
  const browser: FormBrowser = {
    async fetch(path, { body }) {
      sent.push({ path, ...(JSON.parse(typeof body === 'string' ? body : '{}') as Sent) });
      const response = responses.shift();
      if (!response) throw new TypeError('fetch failed');
      return response;
    },
    location: () => ({ hostname: 'dealer.example', assign: (url) => void documents.push(String(url)) }),
    sessionStorage: () => ({
      getItem: (key) => tab.get(key) ?? null,
      setItem: (key, value) => void tab.set(key, value),
      removeItem: (key) => void tab.delete(key),
    }),
    localStorage: () => ({ setItem: (key, value) => void local.set(key, value) }),
    nowMs: () => clock.nowMs,
    isOffline: () => network.isOffline,
    whenOnline: (listener) => void waiting.push(listener),
    scrollToTop: () => void scrolls.push('top'),
    onPageRestored(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    historyStep: () => entries.at(-1) ?? null,
    pushStep: (step) => void entries.push(step),
    goBack,
    onStepPopped(listener) {
      poppers.add(listener);
      return () => void poppers.delete(listener);
    },
  };
  return {
    browser,
    clock,
    /** The bodies of all requests, each with the path it went to. */
    sent,
    /** What the server says next; without any there is no connection. */
    respond: (...next: (Response | Promise<Response>)[]) => void responses.push(...next),
    goOffline: () => void (network.isOffline = true),
    goOnline() {
      network.isOffline = false;
      waiting.splice(0).forEach((listener) => listener());
    },
    documents,
    tab,
    local,
    scrolls,
    /** The history entries of the tab, by their step. */
    entries,
    /** The browser's own Back. */
    goBack,
    /** The page comes back out of the back/forward cache. */
    restorePage: () => listeners.forEach((listener) => listener()),
  };
}

/** What the server says of a form that it has taken, or of what is wrong with it. */
export function formResponse(response: Partial<FormResponse>): Response {
  return Response.json({ ...unsent, ...response });
}
