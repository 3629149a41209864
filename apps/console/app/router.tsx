import type { QueryClient } from '@tanstack/react-query';
import { createBrowserRouter, Link, redirect, type LoaderFunctionArgs } from 'react-router';
import { readFilters } from './features/leads/inbox/inbox-filters.ts';
import { inboxQuery, leadQuery } from './features/leads/lead-queries.ts';
import { LeadsPage } from './features/leads/leads-page.tsx';
import { ConsoleShell } from './shell/console-shell.tsx';
import { FullScreen } from './shell/full-screen.tsx';

/** The addresses of the console. */
export function makeRouter(client: QueryClient) {
  // List and lead are asked for while the screen is still being put together, and never wait for each other.
  const readAhead = ({ request, params }: LoaderFunctionArgs) => {
    void client.prefetchInfiniteQuery(inboxQuery(readFilters(new URL(request.url).searchParams)));
    if (params['id'] !== undefined) void client.prefetchQuery(leadQuery(params['id']));
    return null;
  };
  return createBrowserRouter([
    {
      path: '/sign-in',
      lazy: async () => ({ Component: (await import('./features/staff/sign-in-screen.tsx')).SignInScreen }),
      HydrateFallback: Nothing,
    },
    {
      Component: ConsoleShell,
      ErrorBoundary: Broken,
      HydrateFallback: Nothing,
      children: [
        { index: true, loader: () => redirect('/leads') },
        { path: '/leads/:id?', Component: LeadsPage, loader: readAhead },
      ],
    },
    { path: '*', Component: NothingHere },
  ]);
}

function Nothing() {
  return null;
}

function NothingHere() {
  return (
    <FullScreen heading="There is nothing here" text="The address may be old, or mistyped.">
      <Link className="btn pri" to="/leads">
        Back to leads
      </Link>
    </FullScreen>
  );
}

function Broken() {
  return (
    <FullScreen
      heading="This screen broke"
      text="It’s ours to mend. What you typed is kept on this device, and leads still arrive."
    >
      <button type="button" className="btn pri" onClick={() => location.reload()}>
        Load it again
      </button>
    </FullScreen>
  );
}
