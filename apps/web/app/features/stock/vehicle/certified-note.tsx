import type { CertifiedView } from '@forecourt/app/stock/vehicle/vehicle-page.view';
import { Icon } from '@forecourt/ui/icon';
import { badgeCheckIcon } from '@forecourt/ui/icons';
import { lazy, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { PartBoundary } from '../../../shared/part-boundary.tsx';
import { whenLoaded } from '../../../shared/when-loaded.ts';

const loadDialog = () => import('./certified-dialog.tsx');
const CertifiedDialog = lazy(async () => ({ default: (await loadDialog()).CertifiedDialog }));

/** The sign of a certified car (RULE-8). A press opens what it stands for (VDP-2); without a script it folds out. */
export function CertifiedNote({ certified }: { readonly certified: CertifiedView }) {
  const [dialog, setDialog] = useState<'folded' | 'unused' | 'open' | 'closed'>('folded');
  useEffect(() => setDialog('unused'), []);
  const { name, logoUrl, text } = certified;
  const sign =
    logoUrl === null ? (
      <>
        <Icon path={badgeCheckIcon} />
        {name}
      </>
    ) : (
      <img src={logoUrl} alt={name} height={28} />
    );
  if (text === '') return <p className="certified">{sign}</p>;
  if (dialog === 'folded') {
    return (
      <details className="certified">
        <summary>{sign}</summary>
        <p className="small">{text}</p>
      </details>
    );
  }
  return (
    <div className="certified">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => void whenLoaded(loadDialog, () => setDialog('open'))}
      >
        {sign}
      </button>
      {dialog !== 'unused' &&
        createPortal(
          <PartBoundary>
            <CertifiedDialog
              certified={certified}
              isOpen={dialog === 'open'}
              onClose={() => setDialog('closed')}
            />
          </PartBoundary>,
          document.body,
        )}
    </div>
  );
}
