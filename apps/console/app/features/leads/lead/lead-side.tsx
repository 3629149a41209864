import type { LeadCarView, LeadView } from '@forecourt/app/leads/inbox/lead.view';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiRequest } from '../../../shared/api/api-request.ts';
import { errorWords } from '../../../shared/api/error-words.ts';
import { sayDone } from '../../../shared/said/toasts.tsx';
import { leadAddress, leadQuery } from '../lead-queries.ts';
import { Dealing } from './dealing.tsx';
import { DeliveryLine } from './delivery-line.tsx';

/** What belongs to a lead beside its conversation: the car, who has it, what was looked at, what was agreed to. */
export function LeadSide({ lead }: { readonly lead: LeadView }) {
  return (
    <div className="side">
      {lead.car && <Car car={lead.car} />}
      {lead.dealings.map((dealing, place) => (
        <Dealing key={`${dealing.heading} ${place}`} dealing={dealing} />
      ))}
      {lead.deliveries.length > 0 && <Deliveries lead={lead} />}
      {lead.visited.length > 0 && (
        <section>
          <div className="sec">
            <h2>Looked at before</h2>
          </div>
          <ul className="col g4 sm ink2">
            {lead.visited.map(({ text, note }) => (
              <li key={`${text} ${note}`} className="rowf sb">
                <span className="el">{text}</span>
                {note !== null && <span className="mut nw">{note}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {lead.consent.length > 0 && (
        <section>
          <div className="sec">
            <h2>Consent</h2>
          </div>
          {lead.consent.map((sentence) => (
            <p key={sentence} className="sm ink2">
              {sentence}
            </p>
          ))}
        </section>
      )}
    </div>
  );
}

function Car({ car: { title, badge, price, facts, href } }: { readonly car: LeadCarView }) {
  return (
    <section>
      <div className="sec">
        <h2>The car</h2>
        {href !== null && (
          <a className="acts sm" href={href} target="_blank" rel="noreferrer">
            Open on the site
          </a>
        )}
      </div>
      <b>{title}</b>
      {badge !== null && <span className="sm ink2 blk">{badge}</span>}
      {price && (
        <span className="blk">
          <b>{price.amount}</b> <span className="xs mut">{price.basis}</span>
        </span>
      )}
      {facts.length > 0 && (
        <dl className="kv mt12">
          {facts.map(({ label, value }) => (
            <div key={label} className="pair">
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

function Deliveries({ lead }: { readonly lead: LeadView }) {
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (deliveryId: string) =>
      apiRequest<LeadView>(`${leadAddress(lead.id)}/deliveries/${encodeURIComponent(deliveryId)}/resend`, {
        body: {},
      }),
    onSuccess: (next) => {
      client.setQueryData(leadQuery(lead.id).queryKey, next);
      sayDone('On its way again');
    },
    onError: (error) => sayDone(errorWords(error)),
  });
  return (
    <section>
      <div className="sec">
        <h2>Sent to</h2>
        <span className="mut">{lead.delivered}</span>
      </div>
      <ul>
        {lead.deliveries.map((delivery) => (
          <DeliveryLine
            key={delivery.id}
            delivery={delivery}
            isSending={isPending && variables === delivery.id}
            onResend={() => mutate(delivery.id)}
          />
        ))}
      </ul>
      {lead.source !== null && (
        <p className="xs mut mt8">Every destination is told where it came from: {lead.source}</p>
      )}
    </section>
  );
}
