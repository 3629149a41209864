import type { PlateView } from '@forecourt/app/trade-in/pages/find-step.view';

/** The plate, small: which car all pages are about. */
export function PlateLine({ plate }: { readonly plate: PlateView }) {
  return (
    <p className="plate-line">
      <span className="plate-s">{plate.rego}</span> <span className="muted">{plate.state}</span>
    </p>
  );
}
