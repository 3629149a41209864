import type { DeliveryDetailView } from '@forecourt/app/leads/desk/deliveries.view';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, RotateCw, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../../shared/api/api-error.ts';
import { errorWords } from '../../shared/api/error-words.ts';
import { FactChip } from '../../shared/fact-chip.tsx';
import { Kbd } from '../../shared/keys/kbd.tsx';
import { FaultBanner } from '../../shared/fault-banner.tsx';
import { deliveryQuery } from './delivery-queries.ts';

interface Props {
  readonly id: string;
  /** The list without it. */
  readonly back: string;
  readonly isSending: boolean;
  /** The key that sends would send this one. */
  readonly hasKey: boolean;
  readonly onResend: () => void;
}

/** A delivery beside the list, or on a phone as a page: each try, what was answered, send again. */
export function DeliveryPane({ id, back, isSending, hasKey, onResend }: Props) {
  const { data, error, refetch } = useQuery(deliveryQuery(id));
  const isGone = error instanceof ApiError && error.code === 'no_such_delivery';
  return (
    <aside className="pane p-one" aria-label="Delivery">
      <div className="ptop">
        <Link className="btn ico ghost" to={back} aria-label="Back to the list">
          <ArrowLeft className="i l" />
        </Link>
        <b className="grow">Delivery</b>
      </div>
      <div className="scroll" tabIndex={0} role="region" aria-label="Tries and answers">
        <div className="side">
          <Link className="btn ico ghost s only-d close" to={back} aria-label="Close">
            <X className="i" />
          </Link>
          {error && !isGone && (
            <FaultBanner onAgain={() => void refetch()}>
              <b>This delivery can’t be {data ? 'refreshed' : 'read'}.</b> {errorWords(error)}
            </FaultBanner>
          )}
          {isGone && (
            <div className="empty">
              <h2>This delivery isn’t here</h2>
              <p className="ink2">Its lead was removed, or it is of somebody else’s dealership.</p>
            </div>
          )}
          {data && <OneDelivery delivery={data} isSending={isSending} hasKey={hasKey} onResend={onResend} />}
          {!data && !error && <DeliveryToCome />}
        </div>
      </div>
    </aside>
  );
}

interface OneProps extends Pick<Props, 'isSending' | 'hasKey' | 'onResend'> {
  readonly delivery: DeliveryDetailView;
}

function OneDelivery({ delivery, isSending, hasKey, onResend }: OneProps) {
  const { heading, state, leadId, key, otherwise, tries, canResend } = delivery;
  const top = useRef<HTMLHeadingElement>(null);
  useEffect(() => top.current?.focus(), []);
  const last = tries.findLast(({ raw }) => raw !== null);
  return (
    <>
      <title>{`${heading} · Deliveries · Forecourt console`}</title>
      <section>
        <h2 ref={top} tabIndex={-1}>
          {heading}
        </h2>
        <div className="rowf wrap mt8">
          <FactChip {...state} />
          <Link className="sm" to={`/leads/${leadId}`}>
            Open lead
          </Link>
        </div>
        {otherwise !== null && <p className="ink2 mt8">{otherwise}.</p>}
        <p className="xs mut mt8 key">Key {key}: sent again it counts once.</p>
      </section>
      <section>
        <div className="sec">
          <h3>Each try</h3>
          <span className="mut">{tries.length === 0 ? 'none yet' : tries.length}</span>
        </div>
        <ol className="each">
          {tries.map((one) => (
            <li key={one.number}>
              <details>
                <summary>
                  <span className="mut">{one.number}</span>
                  <span className="grow">{one.at}</span>
                  <span className={toneOf[one.outcome]}>{one.code}</span>
                  <span className="mut took">{one.took}</span>
                </summary>
                <pre className="raw">{one.raw ?? 'They answered without a word.'}</pre>
              </details>
            </li>
          ))}
        </ol>
      </section>
      {last && (
        <section>
          <div className="sec">
            <h3>They answered last</h3>
          </div>
          <pre className="raw" tabIndex={0}>
            {last.raw}
          </pre>
        </section>
      )}
      {canResend && (
        <button type="button" className="btn pri" disabled={isSending} onClick={onResend}>
          <RotateCw className="i" />
          Send it again
          {hasKey && <Kbd name="resend" />}
        </button>
      )}
    </>
  );
}

const toneOf = { delivered: 'good', failed: 'bad', unknown: 'warn' } as const;

function DeliveryToCome() {
  return (
    <div role="status" aria-label="The delivery is on its way" className="col g12">
      <span className="sk w80" />
      <span className="sk w45" />
      <span className="sk tall" />
    </div>
  );
}
