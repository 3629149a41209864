import type { QueryClient } from '@tanstack/react-query';
import { createBrowserRouter, Link, redirectDocument, type LoaderFunctionArgs } from 'react-router';
import { readFilters } from './features/leads/inbox/inbox-filters.ts';
import { inboxQuery, leadQuery } from './features/leads/lead-queries.ts';
import { readDeliveryFilters } from './features/deliveries/delivery-filters.ts';
import { deliveriesQuery, deliveryQuery } from './features/deliveries/delivery-queries.ts';
import { signOnOfGroup } from './features/staff/sign-on.ts';
import { wayBack } from './features/staff/way-back.ts';
import { todayQuery } from './features/today/today-query.ts';
import { ConsoleShell } from './shell/console-shell.tsx';
import { FirstRoom } from './shell/first-room.tsx';
import { FullScreen } from './shell/full-screen.tsx';

/** The addresses of the console. */
export function makeRouter(client: QueryClient) {
  // List and lead are asked for while the screen is still being put together, and never wait for each other.
  const readAhead = ({ request, params }: LoaderFunctionArgs) => {
    void client.prefetchInfiniteQuery(inboxQuery(readFilters(new URL(request.url).searchParams)));
    if (params['id'] !== undefined) void client.prefetchQuery(leadQuery(params['id']));
    return null;
  };
  const readDeliveriesAhead = ({ request, params }: LoaderFunctionArgs) => {
    const filters = readDeliveryFilters(new URL(request.url).searchParams);
    void client.prefetchInfiniteQuery(deliveriesQuery(filters));
    if (params['id'] !== undefined) void client.prefetchQuery(deliveryQuery(params['id']));
    return null;
  };
  const readTodayAhead = () => {
    void client.prefetchQuery(todayQuery);
    return null;
  };
  return createBrowserRouter([
    {
      path: '/sign-in',
      lazy: async () => ({ Component: (await import('./features/staff/sign-in-screen.tsx')).SignInScreen }),
      HydrateFallback: Nothing,
    },
    {
      // A group's own address for signing in.
      path: '/sign-in/:group',
      loader: ({ params, request }) =>
        redirectDocument(signOnOfGroup(params['group'] ?? '', wayBack(new URL(request.url).search))),
      HydrateFallback: Nothing,
    },
    {
      path: '/proved',
      lazy: async () => ({ Component: (await import('./features/staff/proved-screen.tsx')).ProvedScreen }),
      HydrateFallback: Nothing,
    },
    {
      path: '/join',
      lazy: async () => ({ Component: (await import('./features/staff/join-screen.tsx')).JoinScreen }),
      HydrateFallback: Nothing,
    },
    {
      Component: ConsoleShell,
      ErrorBoundary: Broken,
      HydrateFallback: Nothing,
      children: [
        { index: true, Component: FirstRoom },
        // Each room is code of its own, and is fetched beside what it shows.
        {
          path: '/today',
          loader: readTodayAhead,
          lazy: { Component: async () => (await import('./features/today/today-page.tsx')).TodayPage },
        },
        {
          path: '/leads/:id?',
          loader: readAhead,
          lazy: { Component: async () => (await import('./features/leads/leads-page.tsx')).LeadsPage },
        },
        {
          path: '/deliveries/:id?',
          loader: readDeliveriesAhead,
          lazy: {
            Component: async () => (await import('./features/deliveries/deliveries-page.tsx')).DeliveriesPage,
          },
        },
        {
          path: '/people',
          lazy: { Component: async () => (await import('./features/people/people-page.tsx')).PeoplePage },
        },
        {
          path: '/audit',
          lazy: { Component: async () => (await import('./features/audit/audit-page.tsx')).AuditPage },
        },
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
      <Link className="btn pri" to="/">
        Back to the console
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
