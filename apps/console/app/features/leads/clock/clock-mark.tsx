import type { ClockView } from '@forecourt/app/leads/inbox/inbox.view';
import { AlarmClock, Check, Moon } from 'lucide-react';
import { Ring } from '../../../shared/ring.tsx';

interface Props {
  readonly clock: ClockView;
  /** In place of its short words. */
  readonly text?: string;
}

/** How long a person has waited, and of how much: a ring that empties, then words. */
export function ClockMark({ clock, text = clock.text }: Props) {
  return (
    <span className={`clock ${clock.state}`}>
      <ClockSign clock={clock} />
      <span aria-hidden="true">{text}</span>
      <span className="vh">{clock.label}</span>
    </span>
  );
}

function ClockSign({ clock: { state, left } }: { readonly clock: ClockView }) {
  if (state === 'late') return <AlarmClock className="i s" />;
  if (state === 'done') return <Check className="i s" />;
  return state === 'rest' ? <Moon className="i s" /> : <Ring left={left} />;
}
