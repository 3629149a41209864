import type { VehiclePageView } from '@forecourt/app/stock/vehicle/vehicle-page.view';
import { FormLink } from '../../leads/form-link.tsx';
import { PhoneReveal } from '../../../shared/phone-reveal.tsx';

export interface PrimaryActionProps {
  readonly view: Pick<VehiclePageView, 'actions' | 'call'>;
  readonly className: string;
  /** In a bar there is one line for it. */
  readonly isShort?: boolean;
}

/** What opens over the page. */
export function isForm({ opens }: VehiclePageView['actions'][number]): boolean {
  return opens === 'enquiry' || opens === 'similarEnquiry';
}

/** The one thing that the page asks a visitor to do: its first button, or where it has none, to call. */
export function PrimaryAction({ view, className, isShort = false }: PrimaryActionProps) {
  const [first] = view.actions;
  if (first) {
    const Anchor = isForm(first) ? FormLink : 'a';
    return (
      <Anchor className={className} href={first.href}>
        {first.text}
        {first.amount !== null && `, ${first.amount}`}
      </Anchor>
    );
  }
  return view.call && <PhoneReveal phone={view.call.phone} className={className} isShort={isShort} />;
}
