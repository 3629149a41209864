import type { CertifiedView } from '@forecourt/app/stock/vehicle/vehicle-page.view';
import { Dialog } from '@forecourt/ui/dialog';
import { SiteLink } from '../../layout/site-link.tsx';

export interface CertifiedDialogProps {
  readonly certified: CertifiedView;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What the sign of the programme stands for, in the site's words (VDP-2). */
export function CertifiedDialog({ certified, isOpen, onClose }: CertifiedDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={certified.name}>
      <CertifiedText certified={certified} />
    </Dialog>
  );
}

export function CertifiedText({ certified: { name, text, more } }: { readonly certified: CertifiedView }) {
  return (
    <>
      {text.split(/\n+/).map((paragraph) => (
        <p key={paragraph} className="para">
          {paragraph}
        </p>
      ))}
      {more && (
        <SiteLink className="link" link={more}>
          More about {name}
        </SiteLink>
      )}
    </>
  );
}
