import { createPortal } from 'react-dom';
import { useState, type ComponentType, type ReactNode } from 'react';
import type { FormDialogProps } from './form-dialog.tsx';

export interface FormLinkProps {
  /** The page of the form, which is where the link leads without a script. */
  readonly href: string;
  readonly className?: string;
  readonly children: ReactNode;
  /** The dialog where it is another than that of a form. */
  readonly load?: (() => Promise<ComponentType<FormDialogProps>>) | undefined;
  /** What the press is for; where it comes, no form opens. */
  readonly instead?: (() => Promise<boolean>) | undefined;
  /** Stands over the form: why it opened. */
  readonly notice?: string | undefined;
}

const loadForm = async () => (await import('./form-dialog.tsx')).FormDialog;

/** A link to a form that opens over the page instead (VDP-2, CARD-3). Its code is loaded with the first press. */
export function FormLink({ href, className, children, load = loadForm, instead, notice }: FormLinkProps) {
  const [Dialog, setDialog] = useState<ComponentType<FormDialogProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    const loading = instead && (await instead()) ? null : load();
    setBusy(false);
    if (!loading) return;
    setOpen(true);
    await loading.then(
      (loaded) => setDialog(() => loaded),
      () => location.assign(href),
    );
  };
  return (
    <>
      <a
        className={className}
        href={href}
        aria-haspopup="dialog"
        aria-busy={isBusy || undefined}
        onClick={(event) => {
          if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          if (!isBusy) void open();
        }}
      >
        {children}
      </a>
      {/* A portal to the end of the body: styles and hidden ancestors of the link would reach into the dialog. */}
      {Dialog &&
        createPortal(
          <Dialog href={href} notice={notice} isOpen={isOpen} onClose={() => setOpen(false)} />,
          document.body,
        )}
    </>
  );
}
