import { createPortal } from 'react-dom';
import { useState, type ComponentType, type ReactNode } from 'react';
import type { FormDialogProps } from './form-dialog.tsx';

export interface FormLinkProps {
  /** The page of the form, which is where the link leads without a script. */
  readonly href: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A link to a form that opens over the page instead (VDP-2, CARD-3). Its code is loaded with the first press. */
export function FormLink({ href, className, children }: FormLinkProps) {
  const [Dialog, setDialog] = useState<ComponentType<FormDialogProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <a
        className={className}
        href={href}
        aria-haspopup="dialog"
        onClick={(event) => {
          if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          setOpen(true);
          import('./form-dialog.tsx').then(
            ({ FormDialog }) => setDialog(() => FormDialog),
            () => location.assign(href),
          );
        }}
      >
        {children}
      </a>
      {/* A portal to the end of the body: styles and hidden ancestors of the link would reach into the dialog. */}
      {Dialog &&
        createPortal(<Dialog href={href} isOpen={isOpen} onClose={() => setOpen(false)} />, document.body)}
    </>
  );
}
