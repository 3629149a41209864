import { lazy, useEffect, useRef, useState } from 'react';
import { showToast, ToastPlace } from '@forecourt/ui/toast';
import { useAddress } from '../../navigation/use-navigation.ts';
import type { ShownLayout } from '../../navigation/shown-page.ts';
import { PartBoundary } from '../../shared/part-boundary.tsx';
import { CompareTray } from '../watchlist/compare-tray.tsx';
import { SavingProvider } from '../watchlist/saving/use-saving.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import type { LayoutOfPage } from './layout-of-page.ts';
import { pagePlace } from './page-place.ts';
import { isPastFirst } from './past-first.ts';
import { PromotionBand } from './promotion-band.tsx';
import { QuietHeader } from './quiet-header.tsx';
import { SiteLink } from './site-link.tsx';

const Promotion = lazy(async () => ({ default: (await import('./promotion-strip.tsx')).PromotionStrip }));

export interface LayoutProps extends Omit<LayoutOfPage, 'isQuiet'>, Partial<Pick<LayoutOfPage, 'isQuiet'>> {
  readonly layout: ShownLayout;
}

/** The header, the footer and the place of the page between them. */
export function Layout({ layout, isHome, hasTray, isQuiet = false }: LayoutProps) {
  const { brand, header, footer, popup, saving } = layout;
  const { announcement, onHomePicture } = header;
  const [isPastTop, setPastTop] = useState(false);
  useEffect(() => {
    const see = () => {
      if (isPastFirst()) setPastTop(true);
    };
    addEventListener('scroll', see, { passive: true });
    return () => removeEventListener('scroll', see);
  }, []);
  useToastOfPage();
  return (
    <SavingProvider value={saving}>
      <a className="skip" href="#main">
        Skip to content
      </a>
      {announcement && !isQuiet && (
        <p className="announce">
          {announcement.link ? (
            <SiteLink link={announcement.link}>{announcement.text}</SiteLink>
          ) : (
            announcement.text
          )}
        </p>
      )}
      {isQuiet ? (
        <QuietHeader brand={brand} header={header} />
      ) : (
        <Header brand={brand} header={header} onPicture={isHome ? onHomePicture : null} />
      )}
      {/* The page's own root is hydrated within: what this one finds there is not what it wrote. */}
      <main
        id="main"
        tabIndex={-1}
        dangerouslySetInnerHTML={{ __html: pagePlace }}
        suppressHydrationWarning
      />
      {popup && isHome && (
        <noscript>
          <PromotionBand popup={popup} />
        </noscript>
      )}
      <Footer brand={brand} footer={footer} isQuiet={isQuiet} />
      {hasTray && <CompareTray />}
      <ToastPlace />
      {popup && isHome && isPastTop && (
        <PartBoundary>
          <Promotion popup={popup} />
        </PartBoundary>
      )}
    </SavingProvider>
  );
}

/** What was said on one page is not said over the next. */
function useToastOfPage(): void {
  const [path] = useAddress().split('?');
  const saidOn = useRef(path);
  useEffect(() => {
    if (saidOn.current === path) return;
    saidOn.current = path;
    showToast(null);
  }, [path]);
}
