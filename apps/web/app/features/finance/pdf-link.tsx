import { useState, type MouseEvent } from 'react';
import { ButtonLink } from '@forecourt/ui/button-link';
import { Icon } from '@forecourt/ui/icon';
import { circleAlertIcon, fileTextIcon } from '@forecourt/ui/icons';

export interface PdfLinkProps {
  readonly pdf: { readonly href: string; readonly fileName: string };
}

const timeoutMs = 30_000;
const unreachable = 'We couldn’t load the PDF. Please check your connection and try again.';

/**
 * The car as a PDF (VDP-6). It is a plain link to the file; where JavaScript runs, a failure is said beside
 * it instead of taking the place of the page.
 */
export function PdfLink({ pdf }: PdfLinkProps) {
  const [isBusy, setBusy] = useState(false);
  const [alert, setAlert] = useState<string | null>(null);

  async function save(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setAlert(null);
    setAlert(await savePdf(pdf).catch(() => unreachable));
    setBusy(false);
  }

  // The same element while it loads: another in its place would lose the focus.
  return (
    <div className="pdf">
      <ButtonLink
        look="line"
        href={pdf.href}
        rel="nofollow"
        data-document=""
        className={isBusy ? 'busy' : undefined}
        aria-disabled={isBusy || undefined}
        onClick={(event) => void save(event)}
      >
        <Icon path={fileTextIcon} />
        <span className={isBusy ? 'words busy-room' : 'words'}>
          <span className="vh">Save as </span>PDF
        </span>
        {isBusy && (
          <span className="busy-now" role="status">
            <span className="spinner" />
            Preparing
          </span>
        )}
      </ButtonLink>
      {alert !== null && (
        <p className="notice" role="alert">
          <Icon path={circleAlertIcon} />
          {alert}
        </p>
      )}
    </div>
  );
}

/** Null where it was saved, else why not, in a sentence. */
async function savePdf({ href, fileName }: PdfLinkProps['pdf']): Promise<string | null> {
  const headers = { accept: 'application/pdf, application/json' };
  const response = await fetch(href, { headers, signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) {
    const { error } = (await response.json()) as { readonly error: { readonly message: string } };
    return error.message;
  }
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser has read the blob by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  return null;
}
