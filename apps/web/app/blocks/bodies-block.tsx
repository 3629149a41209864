import type { BodiesView } from '@forecourt/app/pages/blocks/bodies.block';
import { Picture } from '@forecourt/ui/picture';
import { DrawnVehicle } from '../shared/drawn-vehicle.tsx';

/** The bodies of the stock, each with a car of it. */
export function BodiesBlock({ view }: { readonly view: BodiesView }) {
  return (
    <section className="wrap">
      <h2 className="vh">{view.heading}</h2>
      <div className="m-bodies" data-count={view.bodies.length}>
        {view.bodies.map(({ label, count, href, picture }) => (
          <a key={label} href={href} className="m-body">
            {picture ? (
              <Picture picture={picture} ratio="16:9" sizes="(min-width: 51.25em) 16vw, 46vw" />
            ) : (
              <span className="pic pic-pending" data-ratio="16:9">
                <DrawnVehicle />
              </span>
            )}
            <b>{label}</b>
            <em>{count}</em>
          </a>
        ))}
      </div>
    </section>
  );
}
