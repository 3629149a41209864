import type { LeadView, RepeatView } from '@forecourt/app/leads/inbox/lead.view';
import { useState } from 'react';
import { Modal } from '../../../shared/overlays/modal.tsx';

interface Props {
  readonly lead: LeadView;
  /** The one that was pressed. */
  readonly first: string;
  readonly onClose: () => void;
  readonly onMerge: (other: RepeatView) => void;
}

/** Says what becomes of two leads before they are made one. */
export function MergeDialog({ lead, first, onClose, onMerge }: Props) {
  const able = lead.repeats.filter(({ keeps }) => keeps !== null);
  const [chosenId, setChosen] = useState(first);
  const chosen = able.find(({ id }) => id === chosenId) ?? able[0];
  if (chosen === undefined) return null;
  return (
    <Modal label={`Merge ${lead.name}`} className="box" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onMerge(chosen);
        }}
      >
        <header>
          <h2>Make them one lead</h2>
        </header>
        <fieldset className="picks">
          <legend className="lab">{lead.name}, with</legend>
          {able.map((other) => (
            <label key={other.id} className="pick">
              <input
                type="radio"
                name="other"
                checked={other.id === chosen.id}
                onChange={() => setChosen(other.id)}
              />
              <span className="grow">
                {other.text}
                <span className="xs mut blk">
                  {other.at}, {other.state.text.toLowerCase()}
                  {other.assignee ? `, ${other.assignee.name} has it` : ''}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
        <p className="sm ink2 mt12" role="status">
          {chosen.keeps === 'this'
            ? 'This lead is kept, with its clock. The other stands in it.'
            : 'The other lead is kept, with its clock. This one stands in it, and its address leads there.'}{' '}
          Every message, delivery and booking of both stays. You can split them again.
        </p>
        <div className="foot">
          <button type="button" className="btn ghost" onClick={onClose}>
            Not now
          </button>
          <button type="submit" className="btn pri">
            Merge
          </button>
        </div>
      </form>
    </Modal>
  );
}
