import { useMutation } from '@tanstack/react-query';
import { fileRequest } from '../../shared/api/api-request.ts';
import { errorWords } from '../../shared/api/error-words.ts';
import { Modal } from '../../shared/overlays/modal.tsx';
import { sayDone } from '../../shared/said/toasts.tsx';
import { dayOfFile, saveFile } from '../../shared/save-file.ts';

interface Props {
  /** One dealership; empty for all in reach. */
  readonly at: string;
  readonly onClose: () => void;
}

/** Takes leads away as a file, which is a manager's and is written down. */
export function ExportDialog({ at, onClose }: Props) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: (days: number) => fileRequest('/api/leads/export', { body: { at, days } }),
    onSuccess: (file) => {
      saveFile(file, `leads-${dayOfFile()}.csv`);
      sayDone('The leads are in your downloads');
      onClose();
    },
  });
  return (
    <Modal label="Export leads" className="box" onClose={onClose}>
      <form
        className="col"
        onSubmit={(event) => {
          event.preventDefault();
          mutate(Number(new FormData(event.currentTarget).get('days')));
        }}
      >
        <header>
          <h2>Export leads</h2>
        </header>
        <div className="field">
          <label htmlFor="days">Those that came</label>
          <select id="days" name="days" className="in" defaultValue="90">
            <option value="30">in the last 30 days</option>
            <option value="90">in the last 90 days</option>
            <option value="365">in the last year</option>
          </select>
          <span className="hint">
            A file for spreadsheets, with names and phones. That you took it stays in the audit.
          </span>
        </div>
        {error && (
          <p className="hint bad" role="alert">
            {errorWords(error)}
          </p>
        )}
        <div className="foot">
          <button type="button" className="btn ghost" onClick={onClose}>
            Not now
          </button>
          <button type="submit" className="btn pri" disabled={isPending}>
            Export
          </button>
        </div>
      </form>
    </Modal>
  );
}
