import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import type { FrameView } from '@forecourt/app/site/frame.view';
import { ToastPlace } from '@forecourt/ui/toast';
import type { PageKind } from '../../page/page-views.ts';
import { CompareTray } from '../watchlist/compare-tray.tsx';
import { SavingProvider } from '../watchlist/use-saving.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { SiteLink } from './site-link.tsx';

const Popup = lazy(async () => ({ default: (await import('./popup.tsx')).Popup }));

export interface FrameProps {
  readonly frame: FrameView;
  /** Some pages want another header: over the picture of the home page, say. */
  readonly pageKind: PageKind;
  readonly children: ReactNode;
}

/** The header, the footer and what is between them. */
export function Frame({ frame, pageKind, children }: FrameProps) {
  const { brand, header, footer, popup, saving } = frame;
  const { announcement, onHomePicture } = header;
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const isHome = pageKind === 'home';
  return (
    <SavingProvider value={saving}>
      <a className="skip" href="#main">
        Skip to the page
      </a>
      {announcement && (
        <p className="announce">
          {announcement.link ? (
            <SiteLink link={announcement.link}>{announcement.text}</SiteLink>
          ) : (
            announcement.text
          )}
        </p>
      )}
      <Header brand={brand} header={header} onPicture={isHome ? onHomePicture : null} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer brand={brand} footer={footer} />
      {pageKind !== 'compare' && <CompareTray />}
      <ToastPlace />
      {popup && isHome && isLive && (
        <Suspense>
          <Popup popup={popup} />
        </Suspense>
      )}
    </SavingProvider>
  );
}
