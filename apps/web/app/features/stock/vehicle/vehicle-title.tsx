import type { VehiclePageView } from '@forecourt/app/stock/vehicle/vehicle-page.view';
import { Crumbs } from '../../../shared/crumbs.tsx';
import { CertifiedNote } from './certified-note.tsx';

/** What the car is called, what buyers ask first, and which one of its kind it is. */
export function VehicleTitle({ view }: { readonly view: VehiclePageView }) {
  const { crumbs, title, subtitle, glance, stockLine, certified } = view;
  const which = [subtitle, stockLine].filter((text) => text !== null);
  return (
    <header className="vtitle">
      <Crumbs crumbs={crumbs} />
      <h1>{title}</h1>
      {glance.length > 0 && (
        <ul className="vglance">
          {glance.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {which.length > 0 && <p>{which.join(' · ')}</p>}
      {certified && <CertifiedNote certified={certified} />}
    </header>
  );
}
