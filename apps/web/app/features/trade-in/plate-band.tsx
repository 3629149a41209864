import type { PlateBandView } from '@forecourt/app/shared/plate-form.view';
import { PlateForm } from './plate-form.tsx';

/** The plate field on a page that is about something else. */
export function PlateBand({ view }: { readonly view: PlateBandView }) {
  return (
    <section className="plate-band" aria-labelledby="plate-band">
      <div>
        <h2 id="plate-band">{view.heading}</h2>
        <p>{view.text}</p>
      </div>
      <PlateForm view={view.form} isPlain />
    </section>
  );
}
