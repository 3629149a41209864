import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { Navigate, Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router';
import { SessionContext, sessionQuery, useSession } from '../features/staff/session-query.ts';
import { useSignOut } from '../features/staff/use-sign-out.ts';
import { signInAddress } from '../features/staff/way-back.ts';
import { ApiError } from '../shared/api/api-error.ts';
import { errorWords } from '../shared/api/error-words.ts';
import { waitingForProof } from '../shared/api/wait-for-proof.ts';
import { chooseTheme } from '../shared/chosen-theme.ts';
import { useKeys } from '../shared/keys/key-handlers.ts';
import { useKeyboard } from '../shared/keys/use-keyboard.ts';
import { openOverlay } from '../shared/overlays/open-overlay.ts';
import { LiveRegions } from '../shared/said/live-regions.tsx';
import { sayDone, Toasts } from '../shared/said/toasts.tsx';
import { useStore } from '../shared/use-store.ts';
import { FullScreen } from './full-screen.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { Rail } from './rail.tsx';
import { roomElsewhere, roomsOf, type Room } from './rooms.tsx';
import { TabBar } from './tab-bar.tsx';

const CommandPalette = lazy(async () => ({
  default: (await import('./command-palette.tsx')).CommandPalette,
}));
const KeysDialog = lazy(async () => ({ default: (await import('./keys-dialog.tsx')).KeysDialog }));
const ProveDialog = lazy(async () => ({
  default: (await import('../features/staff/prove-dialog.tsx')).ProveDialog,
}));
const DevicesDialog = lazy(async () => ({
  default: (await import('../features/staff/devices-dialog.tsx')).DevicesDialog,
}));

/** What stands around every room, for whoever is signed in. */
export function ConsoleShell() {
  const { data: session, error, refetch } = useQuery(sessionQuery);
  const location = useLocation();
  if (error instanceof ApiError && error.code === 'signed_out') {
    return <Navigate to={signInAddress(location)} replace />;
  }
  if (session === undefined) {
    return error ? (
      <FullScreen heading="Forecourt can’t be reached" text={errorWords(error)}>
        <button type="button" className="btn pri" onClick={() => void refetch()}>
          Try again
        </button>
      </FullScreen>
    ) : (
      <ShellToCome />
    );
  }
  const elsewhere = roomElsewhere(location.pathname, session);
  return (
    <SessionContext value={session}>
      {roomsOf(session).length === 0 ? (
        <NoRoom />
      ) : elsewhere ? (
        <NotTheirs room={elsewhere} />
      ) : (
        <RoomsAround />
      )}
      <OfflineBanner />
      <Overlays />
      <Toasts />
      <LiveRegions />
      <ScrollRestoration
        getKey={({ pathname, search, key }) =>
          /^\/(leads|deliveries)$/.test(pathname) ? pathname + search : key
        }
      />
    </SessionContext>
  );
}

/** A link that somebody passed on: who may not follow it is told so where they may be. */
function NotTheirs({ room }: { readonly room: Room }) {
  useEffect(() => {
    sayDone(`${room.text} isn’t part of your role. Your manager can change that.`);
  }, [room]);
  return <Navigate to="/" replace />;
}

function RoomsAround() {
  const session = useSession();
  return (
    <>
      <ShellKeys />
      <div className={roomsOf(session).length > 1 ? 'app tabbed' : 'app'}>
        <Rail />
        <Outlet />
        <TabBar />
      </div>
    </>
  );
}

function NoRoom() {
  const signOut = useSignOut();
  return (
    <FullScreen
      heading="Nothing here for your role yet"
      text="So far the console is for those who answer leads, look after the site or manage people. Your manager can change your role."
    >
      <button type="button" className="btn line" onClick={() => void signOut()}>
        Sign out
      </button>
    </FullScreen>
  );
}

function ShellKeys() {
  const navigate = useNavigate();
  const rooms = roomsOf(useSession());
  useKeyboard();
  useKeys({
    palette: () => openOverlay.set('palette'),
    keys: () => openOverlay.set('keys'),
    ...Object.fromEntries(rooms.map(({ key, path }) => [key, () => void navigate(path)])),
    theme: () => chooseTheme(isDark() ? 'light' : 'dark'),
  });
  return null;
}

function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
}

function closeOverlay(): void {
  openOverlay.set(null);
}

function Overlays() {
  const open = useStore(openOverlay);
  const proofIsWanted = useStore(waitingForProof) !== null;
  return (
    <Suspense>
      {open === 'palette' && <CommandPalette onClose={closeOverlay} />}
      {open === 'keys' && <KeysDialog onClose={closeOverlay} />}
      {open === 'devices' && <DevicesDialog onClose={closeOverlay} />}
      {proofIsWanted && <ProveDialog />}
    </Suspense>
  );
}

function ShellToCome() {
  return (
    <div className="app" role="status" aria-label="The console is on its way">
      <div className="rail">
        <span className="sk w80" />
      </div>
      <main className="sheet">
        <div className="lmain">
          <span className="sk w30" />
          <span className="sk w60" />
        </div>
      </main>
    </div>
  );
}
