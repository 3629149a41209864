import type { LeadView } from '@forecourt/app/leads/inbox/lead.view';
import { ShieldQuestion } from 'lucide-react';
import { Kbd } from '../../../shared/keys/kbd.tsx';

interface Props {
  readonly lead: Pick<LeadView, 'spam' | 'stage'>;
  readonly onSpam: () => void;
  readonly onClear: () => void;
}

/** Why a lead looks like spam, or that it was called so; and the way to the other opinion. */
export function SpamBanner({ lead: { spam, stage }, onSpam, onClear }: Props) {
  const isSpam = stage === 'spam';
  if (!isSpam && spam?.isSuspect !== true) return null;
  return (
    <div className="banner warn wrap" role="group" aria-label="Spam">
      <ShieldQuestion className="i" />
      <span className="grow">
        <b>{isSpam ? 'This was marked as spam.' : 'This may be spam.'}</b> {spam?.reasons.join(' ')}
      </span>
      {!isSpam && (
        <button type="button" className="btn s line" onClick={onSpam}>
          Mark as spam
          <Kbd name="spam" />
        </button>
      )}
      <button type="button" className="btn s line" onClick={onClear}>
        Not spam
        {isSpam && <Kbd name="spam" />}
      </button>
    </div>
  );
}
