import type { LeadFormPageView } from '@forecourt/app/leads/pages/lead-form-page.view';
import { Dialog } from '@forecourt/ui/dialog';
import { useEffect, useState } from 'react';
import type { ShownPage } from '../../navigation/shown-page.ts';
import { useNavigation } from '../../navigation/use-navigation.ts';
import { CarLine } from './car-line.tsx';
import { LeadForm } from './lead-form.tsx';

export interface FormDialogProps {
  readonly href: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const timeoutMs = 20_000;

/** The form of a page, over this one. Where it cannot be had, the visitor is sent to the page itself. */
export function FormDialog({ href, isOpen, onClose }: FormDialogProps) {
  const { state } = useNavigation();
  const { build } = state().page;
  const [view, setView] = useState<LeadFormPageView | null>(null);
  useEffect(() => {
    if (!isOpen || view) return;
    fetchForm(href, build).then(
      (found) => (found ? setView(found) : location.assign(href)),
      () => location.assign(href),
    );
  }, [href, build, isOpen, view]);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={view?.heading ?? 'One moment'}>
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

async function fetchForm(href: string, build: string): Promise<LeadFormPageView | null> {
  const response = await fetch(`/_page${href}`, { signal: AbortSignal.timeout(timeoutMs) });
  const page = (await response.json()) as Partial<ShownPage>;
  return page.kind === 'lead-form' && page.build === build ? (page.view ?? null) : null;
}
