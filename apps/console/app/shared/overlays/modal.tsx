import { useEffect, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';

interface Props {
  readonly label: string;
  readonly className: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog that has the focus until it is closed, and gives it back. */
export function Modal({ label, className, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element?.open === false) element.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={className}
      aria-label={label}
      onClose={(event) => isClosed(event) && onClose()}
      onClick={(event) => isBeside(event) && onClose()}
    >
      {children}
    </dialog>
  );
}

/** Its event comes late: by then it may be gone, or open again. */
function isClosed({ currentTarget }: SyntheticEvent<HTMLDialogElement>): boolean {
  return currentTarget.isConnected && !currentTarget.open;
}

/** A click on the veil counts as one on the dialog. */
function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  if (target !== currentTarget || clientX === 0) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
