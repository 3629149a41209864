// First, so that the styles of a feature come after what they build on.
import './styles/console.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { signInAddress } from './features/staff/way-back.ts';
import { makeRouter } from './router.tsx';
import { makeQueryClient } from './shared/api/query-client.ts';
import { showTheme } from './shared/chosen-theme.ts';

showTheme();

/** Whoever signs in or joins is not signed in yet. */
const isAtTheDoor = (path: string) => /^\/(sign-in|join|proved)(\/|$)/.test(path);

const client = makeQueryClient(() => {
  if (!isAtTheDoor(location.pathname)) void router.navigate(signInAddress(location), { replace: true });
});
const router = makeRouter(client);

const root = document.getElementById('root');
if (root === null) throw new Error('The document has no place for the console');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
