import type { VehiclePageView } from '@forecourt/app/stock/vehicle-page.view';
import { PhoneReveal } from '../contact/phone-reveal.tsx';

export interface PrimaryActionProps {
  readonly view: Pick<VehiclePageView, 'actions' | 'call'>;
  readonly className: string;
  /** In a bar there is one line for it. */
  readonly isShort?: boolean;
}

/** The one thing that the page asks a visitor to do: its first button, or where it has none, to call. */
export function PrimaryAction({ view, className, isShort = false }: PrimaryActionProps) {
  const [first] = view.actions;
  if (first) {
    return (
      <a className={className} href={first.href}>
        {first.text}
        {first.amount !== null && `, ${first.amount}`}
      </a>
    );
  }
  return view.call && <PhoneReveal phone={view.call.phone} className={className} isShort={isShort} />;
}
