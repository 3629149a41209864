import type { LeadFormPageView } from '@forecourt/app/leads/pages/lead-form-page.view';
import { Dialog } from '@forecourt/ui/dialog';
import { Icon } from '@forecourt/ui/icon';
import { infoIcon } from '@forecourt/ui/icons';
import { useEffect, useState } from 'react';
import type { ShownPage } from '../../navigation/shown-page.ts';
import { useNavigation } from '../../navigation/use-navigation.ts';
import { CarLine } from './car-line.tsx';
import { LeadForm } from './lead-form.tsx';

export interface FormDialogProps {
  readonly href: string;
  /** Why it opened, where that is not what was pressed. */
  readonly notice?: string | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

type DialogForm = Pick<LeadFormPageView, 'heading' | 'lead' | 'car' | 'form'>;

const timeoutMs = 20_000;

/** The form of a page, over this one. Where it cannot be had, the visitor is sent to the page itself. */
export function FormDialog({ href, notice, isOpen, onClose }: FormDialogProps) {
  const { state } = useNavigation();
  const { build } = state().page;
  const [view, setView] = useState<DialogForm | null>(null);
  useEffect(() => {
    if (!isOpen || view) return;
    fetchForm(href, build).then(
      (found) => (found ? setView(found) : location.assign(href)),
      () => location.assign(href),
    );
  }, [href, build, isOpen, view]);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={view?.heading ?? 'One moment'}>
      {notice !== undefined && (
        <p className="notice" role="alert">
          <Icon path={infoIcon} />
          <span>{notice}</span>
        </p>
      )}
      {view ? (
        <>
          {view.car && (
            <div className="form-car">
              <CarLine car={view.car} />
            </div>
          )}
          {view.lead !== null && <p className="small muted">{view.lead}</p>}
          <LeadForm view={view.form} />
        </>
      ) : (
        <p role="status">Loading the form</p>
      )}
    </Dialog>
  );
}

async function fetchForm(href: string, build: string): Promise<DialogForm | null> {
  const response = await fetch(`/_page${href}`, { signal: AbortSignal.timeout(timeoutMs) });
  const page = (await response.json()) as Partial<ShownPage>;
  if (page.build !== build) return null;
  if (page.kind === 'lead-form') return page.view ?? null;
  // Of the contact page the form alone: places and hours are on it for those who would rather come or call.
  const form = page.kind === 'contact' ? page.view?.form : undefined;
  return form ? { heading: 'Send us a message', lead: null, car: null, form } : null;
}
