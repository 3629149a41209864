import type { VehiclePageView } from '@forecourt/app/stock/vehicle/vehicle-page.view';
import { PdfLink } from '../../finance/pdf-link.tsx';
import { CompareButton } from '../../watchlist/saving/compare-button.tsx';
import { SaveCarButton } from '../../watchlist/saving/save-car-button.tsx';
import { ShareLink } from './share-link.tsx';

/** What a visitor who is not ready to talk does with a car: keep it, compare it, show it to somebody. */
export function VehicleTools({ view }: { readonly view: VehiclePageView }) {
  const { saving, pdf, shareUrl } = view;
  return (
    <div className="vtools">
      {saving.save && (
        <SaveCarButton car={{ ...saving.save, name: saving.name }} look="button" isPlace={false} />
      )}
      {saving.compare && <CompareButton car={saving.compare} hasLink />}
      <ShareLink name={saving.name} url={shareUrl} />
      {pdf && <PdfLink pdf={pdf} />}
    </div>
  );
}
