import type { SiteContext } from '@forecourt/app/site/site-context';
import { Overloaded } from '@forecourt/resilience/overloaded';
import type { HttpResponse } from '@forecourt/server/http/response';
import { withRequest } from '@forecourt/server/observability/request-context';
import { LRUCache } from 'lru-cache';
import { handlerDeps } from '../handler-deps.ts';
import { compressMade } from '../page-cache/compress-made.ts';
import { findPageRoute } from '../pages/find-page-route.ts';
import { makeNotFound, makePage } from '../pages/make-page.ts';
import { findRoute } from '../routes.ts';
import type { ServerDeps } from '../server-deps.ts';
import type { ServerOptions } from '../server-options.ts';
import type { MadeInThread, WorkerResult, WorkerTarget, WorkerTask } from './worker-messages.ts';

export type RunTask = (task: WorkerTask) => Promise<WorkerResult>;

type Contexts = LRUCache<string, SiteContext>;

const mostSites = 2_000;
/** What comes here was admitted where it was requested. */
const admit = () => undefined;

/** Makes what tasks ask for, with what a server stands on, but for its requests. */
export function workerTasks(options: Omit<ServerOptions, 'workers' | 'middleware' | 'onSpent'>): RunTask {
  const spent = new Map<string, number>();
  const deps = handlerDeps(
    {
      ...options,
      // What is made here is cached where it is answered from.
      env: { ...options.env, cacheMb: 1, pagesMb: 1, mediaMb: 1 },
      onSpent: (siteId, ms) => void spent.set(siteId, (spent.get(siteId) ?? 0) + ms),
    },
    {
      resolver: { known: () => null, resolve: async () => null },
      isReady: () => true,
      countCspViolation: () => undefined,
    },
  );
  const contexts: Contexts = new LRUCache({ max: mostSites });
  const takeSpent = () => {
    const all = [...spent].map(([siteId, ms]) => ({ siteId, ms }));
    spent.clear();
    return all;
  };

  return async (task) => {
    const context = contextOf(contexts, task);
    if (!context) return { kind: 'context-wanted', spent: takeSpent() };
    try {
      const made = await withRequest(task.requestId, () => make(deps, context, task));
      return { kind: 'made', made, spent: takeSpent() };
    } catch (error) {
      if (!(error instanceof Overloaded)) throw error;
      const { message, retryAfterMs } = error;
      return { kind: 'overloaded', message, retryAfterMs, spent: takeSpent() };
    }
  };
}

/** One object for as long as its versions hold, as caches go by it; null: the thread has to be told the settings. */
function contextOf(contexts: Contexts, { siteId, versions, context: told }: WorkerTask): SiteContext | null {
  const known = told ?? contexts.get(siteId);
  if (known?.versions.settings !== versions.settings) return null;
  const isCurrent = known.versions.content === versions.content && known.versions.stock === versions.stock;
  const context = isCurrent ? known : { ...known, versions };
  contexts.set(siteId, context);
  return context;
}

async function make(
  deps: ServerDeps,
  context: SiteContext,
  { target, now }: WorkerTask,
): Promise<MadeInThread[keyof MadeInThread]> {
  if (target.kind === 'api') return respond(deps, { context, now }, target);
  const { representation } = target;
  const siteId = context.site.id;
  if (target.kind === 'not-found')
    return compressMade(await makeNotFound(deps, { context, now }, representation), siteId, '');
  const { path, query } = target;
  const found = findPageRoute(context.settings, path);
  const made = await makePage(deps, { context, path, query, now }, { found, representation });
  return made && compressMade(made, siteId, query);
}

function respond(
  deps: ServerDeps,
  request: { readonly context: SiteContext; readonly now: Date },
  { path, query }: Extract<WorkerTarget, { readonly kind: 'api' }>,
): Promise<HttpResponse> {
  const found = findRoute(path);
  if (!found) throw new Error(`the API has no ${path}`);
  const { route, params } = found;
  return route.handle(deps, { ...request, path, params, query, ifNoneMatch: undefined, admit });
}
