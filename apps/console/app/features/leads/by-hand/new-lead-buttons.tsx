import { Plus } from 'lucide-react';
import { Kbd } from '../../../shared/keys/kbd.tsx';

interface Props {
  readonly onBegin: () => void;
}

export function NewLeadButton({ onBegin }: Props) {
  return (
    <button type="button" className="btn pri" onClick={onBegin}>
      <Plus className="i" />
      New lead
      <Kbd name="newLead" />
    </button>
  );
}

/** In the bar over a room on a phone. */
export function NewLeadIcon({ onBegin }: Props) {
  return (
    <button type="button" className="btn ico ghost" aria-label="New lead" onClick={onBegin}>
      <Plus className="i l" />
    </button>
  );
}
