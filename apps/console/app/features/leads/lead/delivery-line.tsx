import type { DeliveryView } from '@forecourt/app/leads/inbox/lead.view';
import { RotateCw } from 'lucide-react';
import { DestinationIcon } from '../../../shared/destination-icon.tsx';
import { FactChip } from '../../../shared/fact-chip.tsx';
import { Tries } from '../../../shared/tries.tsx';

interface Props {
  readonly delivery: DeliveryView;
  readonly isSending: boolean;
  readonly onResend: () => void;
}

/** The way of a lead to one destination: its tries as bars, its state, and each try with what was answered. */
export function DeliveryLine({ delivery, isSending, onResend }: Props) {
  const { name, kind, tries, state, canResend } = delivery;
  const top = (
    <span className="top">
      <DestinationIcon kind={kind} />
      <span className="grow">
        <b>{name}</b> <span className="mut sm">{kind}</span>
      </span>
      <Tries outcomes={tries.map(({ outcome }) => outcome)} />
      <FactChip {...state} />
    </span>
  );
  const isPlain = tries.length <= 1 && tries.every(({ outcome }) => outcome === 'delivered');
  return (
    <li className="led">
      {tries.length === 0 ? (
        top
      ) : (
        <details open={!isPlain}>
          <summary>{top}</summary>
          <ol>
            {tries.map(({ at, text, took }, number) => (
              // oxlint-disable-next-line react/no-array-index-key -- tries are only ever added at the end
              <li key={`${number} ${at}`}>
                <span className="mono">{at}</span>
                <span>{text}</span>
                <span className="mut">{took}</span>
              </li>
            ))}
          </ol>
        </details>
      )}
      {canResend && (
        <div className="rowf mt8">
          <button type="button" className="btn s line" disabled={isSending} onClick={onResend}>
            <RotateCw className="i s" />
            Send again
          </button>
          <span className="xs mut">Counts once, however often it’s sent</span>
        </div>
      )}
    </li>
  );
}
