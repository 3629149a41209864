import type { LeadStage } from '@forecourt/app/leads/inbox/lead.view';
import { Modal } from '../../../shared/overlays/modal.tsx';
import { stageWords, usualReasons, whyWords } from './stage-words.ts';

interface Props {
  readonly stage: LeadStage;
  readonly name: string;
  readonly onClose: () => void;
  readonly onWhy: (why: string) => void;
}

/** Asks in one line why a lead ends. */
export function WhyDialog({ stage, name, onClose, onWhy }: Props) {
  const reasons = usualReasons[stage] ?? [];
  return (
    <Modal label={`${name}: ${stageWords[stage]}`} className="box" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const why = new FormData(event.currentTarget).get('why');
          if (typeof why === 'string' && why.trim() !== '') onWhy(why.trim());
        }}
      >
        <header>
          <h2>
            {name}: {stageWords[stage].toLowerCase()}
          </h2>
        </header>
        <div className="field">
          <label htmlFor="why">{whyWords[stage]}</label>
          <input id="why" name="why" className="in" maxLength={200} autoComplete="off" required />
          {reasons.length > 0 && (
            <span className="rowf wrap g6">
              {reasons.map((reason) => (
                <button key={reason} type="button" className="btn s line" onClick={() => onWhy(reason)}>
                  {reason}
                </button>
              ))}
            </span>
          )}
          <span className="hint">One line. It stays with the lead.</span>
        </div>
        <div className="foot">
          <button type="button" className="btn ghost" onClick={onClose}>
            Not now
          </button>
          <button type="submit" className="btn pri">
            Make it {stageWords[stage].toLowerCase()}
          </button>
        </div>
      </form>
    </Modal>
  );
}
