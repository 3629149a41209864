import { longestViewName } from '@forecourt/app/leads/inbox/saved-views.view';
import { Modal } from '../../../shared/overlays/modal.tsx';

interface Props {
  readonly title: string;
  readonly act: string;
  readonly name: string;
  readonly hint: string;
  readonly onClose: () => void;
  readonly onName: (name: string) => void;
}

/** Asks what a view is called. */
export function ViewNameDialog({ title, act, name, hint, onClose, onName }: Props) {
  return (
    <Modal label={title} className="box" onClose={onClose}>
      <form
        className="col"
        onSubmit={(event) => {
          event.preventDefault();
          const given = new FormData(event.currentTarget).get('name');
          if (typeof given !== 'string' || given.trim() === '') return;
          onName(given.trim());
          onClose();
        }}
      >
        <header>
          <h2>{title}</h2>
        </header>
        <div className="field">
          <label htmlFor="view-name">Name</label>
          <input
            id="view-name"
            name="name"
            className="in"
            defaultValue={name}
            maxLength={longestViewName}
            autoComplete="off"
            required
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <span className="hint">{hint}</span>
        </div>
        <div className="foot">
          <button type="button" className="btn ghost" onClick={onClose}>
            Not now
          </button>
          <button type="submit" className="btn pri">
            {act}
          </button>
        </div>
      </form>
    </Modal>
  );
}
