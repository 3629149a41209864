import {
  useEffect,
  useId,
  useRef,
  type CSSProperties,
  type KeyboardEventHandler,
  type ReactNode,
} from 'react';
import { Icon } from './icon.tsx';
import { xIcon } from './icons.ts';
import { useBackCloses } from './use-back-closes.ts';

export interface DialogProps {
  readonly isOpen: boolean;
  /** Called by its cross, by Esc, by a press on the backdrop and by the browser's Back. */
  readonly onClose: () => void;
  readonly title: string;
  /**
   * dialog: docked or in the middle, as the site's layout has it, and the whole screen on phones; sheet: from
   * the bottom, for filters; drawer: the whole height, for menus; finder: the whole of a small screen and a panel
   * under the header of a large one, for a search.
   */
  readonly look?: 'dialog' | 'sheet' | 'drawer' | 'finder';
  /** Stands in place of the title, which is then read aloud only; it has a way to close. */
  readonly head?: ReactNode;
  readonly onKeyDown?: KeyboardEventHandler<HTMLElement> | undefined;
  /** Where it stands, for a look that leaves that open. */
  readonly style?: CSSProperties | undefined;
  /** Stands still under what scrolls: the buttons. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** A modal dialog. The browser traps the focus inside and gives it back. */
export function Dialog({
  isOpen,
  onClose,
  title,
  look = 'dialog',
  head,
  style,
  foot,
  onKeyDown,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (isOpen && dialog.current?.open === false) dialog.current.showModal();
    if (!isOpen && dialog.current?.open === true) dialog.current.close();
  }, [isOpen]);
  useBackCloses(isOpen, onClose);
  return (
    <dialog
      ref={dialog}
      className={look === 'finder' ? 'dialog finder' : look}
      data-placed={style && ''}
      style={style}
      aria-labelledby={head === undefined ? titleId : undefined}
      aria-label={head === undefined ? undefined : title}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        // That of a dialog that was opened within comes by here too.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {isOpen && (
        <div className="dialog-in">
          {head ?? (
            <header className="dialog-h">
              <h2 id={titleId}>{title}</h2>
              <button type="button" className="icon-btn" aria-label="Close" onClick={onClose}>
                <Icon path={xIcon} />
              </button>
            </header>
          )}
          <div className="dialog-b">{children}</div>
          {foot !== undefined && <footer className="dialog-f">{foot}</footer>}
        </div>
      )}
    </dialog>
  );
}
