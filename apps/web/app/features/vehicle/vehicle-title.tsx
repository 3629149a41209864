import type { VehiclePageView } from '@forecourt/app/stock/vehicle-page.view';
import { PdfLink } from '../finance/pdf-link.tsx';
import { Crumbs } from '../stock/crumbs.tsx';
import { CompareButton } from '../watchlist/compare-button.tsx';
import { SaveButton } from '../watchlist/save-button.tsx';
import { CertifiedBadge } from './certified-badge.tsx';
import { ShareLink } from './share-link.tsx';

/** What the car is called, where it stands, and what a visitor may do with its page. */
export function VehicleTitle({ view }: { readonly view: VehiclePageView }) {
  const { crumbs, title, subtitle, whereabouts, certified, saving, pdf, shareUrl } = view;
  return (
    <header className="vtitle">
      <Crumbs crumbs={crumbs} />
      <div className="vtitle-row">
        <div>
          <h1>{title}</h1>
          {subtitle !== null && <p className="vtitle-sub">{subtitle}</p>}
          {whereabouts !== null && <p className="small">{whereabouts}</p>}
          {certified && <CertifiedBadge certified={certified} />}
        </div>
        <div className="vtools">
          {saving.save && <SaveButton car={{ ...saving.save, name: saving.name }} look="button" />}
          {saving.compare && <CompareButton car={saving.compare} />}
          <ShareLink name={saving.name} url={shareUrl} />
          {pdf && <PdfLink pdf={pdf} />}
        </div>
      </div>
    </header>
  );
}
