import { Download } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../staff/session-query.ts';
import { ExportDialog } from './export-dialog.tsx';

/** Leads as a file, for those who may take them along. */
export function ExportButton({ at }: { readonly at: string }) {
  const { mayExportLeads } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (!mayExportLeads) return null;
  return (
    <>
      <button
        type="button"
        className="btn ico ghost"
        aria-label="Export leads"
        title="Export leads"
        onClick={() => setOpen(true)}
      >
        <Download className="i" />
      </button>
      {isOpen && <ExportDialog at={at} onClose={() => setOpen(false)} />}
    </>
  );
}
