import type { VehiclePageView } from '@forecourt/app/stock/vehicle/vehicle-page.view';
import { Crumbs } from '../../../shared/crumbs.tsx';
import { CertifiedNote } from './certified-note.tsx';

/** What the car is called, and where it stands. */
export function VehicleTitle({ view }: { readonly view: VehiclePageView }) {
  const { crumbs, title, subtitle, glance, whereabouts, certified } = view;
  return (
    <header className="vtitle">
      <Crumbs crumbs={crumbs} />
      <h1>{title}</h1>
      {subtitle !== null && <p className="vtitle-sub">{subtitle}</p>}
      {glance.length > 0 && (
        <ul className="vglance">
          {glance.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {whereabouts !== null && <p className="small">{whereabouts}</p>}
      {certified && <CertifiedNote certified={certified} />}
    </header>
  );
}
