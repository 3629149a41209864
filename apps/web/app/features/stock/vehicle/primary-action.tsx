import type { VehiclePageView } from '@forecourt/app/stock/vehicle/vehicle-page.view';
import { FormLink } from '../../leads/form-link.tsx';
import { PhoneReveal } from '../../../shared/phone-reveal.tsx';

export interface PrimaryActionProps {
  readonly view: Pick<VehiclePageView, 'actions' | 'call'>;
  readonly className: string;
  /** In a bar there is one line for it. */
  readonly isShort?: boolean;
}

interface ActionLinkProps {
  readonly button: VehiclePageView['actions'][number];
  readonly className: string;
}

const loadDrive = async () => (await import('../../test-drive/drive-dialog.tsx')).DriveDialog;

/** A button of the page. Forms open over it, where a script runs (VDP-2). */
export function ActionLink({ button, className }: ActionLinkProps) {
  const { opens, text, amount, href, notice } = button;
  const words = amount === null ? text : `${text}, ${amount}`;
  if (opens !== 'enquiry' && opens !== 'similarEnquiry' && opens !== 'testDrive') {
    return (
      <a className={className} href={href}>
        {words}
      </a>
    );
  }
  return (
    <FormLink
      className={className}
      href={href}
      load={opens === 'testDrive' ? loadDrive : undefined}
      notice={notice}
    >
      {words}
    </FormLink>
  );
}

/** The one thing that the page asks a visitor to do: its first button, or where it has none, to call. */
export function PrimaryAction({ view, className, isShort = false }: PrimaryActionProps) {
  const [first] = view.actions;
  if (first) return <ActionLink button={first} className={className} />;
  return view.call && <PhoneReveal phone={view.call.phone} className={className} isShort={isShort} />;
}
