import type { LeadStage, LeadView } from '@forecourt/app/leads/inbox/lead.view';
import type { OtherHereView } from '@forecourt/app/leads/inbox/others-here.view';
import { Hand, Mail, MessageSquare, PanelRight, Phone } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { FactChip } from '../../../shared/fact-chip.tsx';
import { Kbd } from '../../../shared/keys/kbd.tsx';
import { usePhone } from '../../../shared/use-phone.ts';
import { AssignMenu, StageMenu } from './lead-menus.tsx';
import { OthersHere } from './others-here.tsx';
import { stageWords } from './stage-words.ts';
import { telHref } from './tel-href.ts';
import type { LeadChanges } from './use-lead-changes.ts';

export interface LeadHeadProps {
  readonly lead: LeadView;
  readonly changes: LeadChanges;
  readonly isLate: boolean;
  readonly others: readonly OtherHereView[];
  /** Null where it is theirs already, or they may not. */
  readonly onTake: (() => void) | null;
  readonly onStage: (stage: LeadStage) => void;
  readonly onMerge: (() => void) | null;
  readonly onCalled: () => void;
  readonly onWrite: (mode: LeadView['ways'][number]['channel']) => void;
  readonly onSide: () => void;
}

/** Who it is, how to reach them, and the acts of the day. */
export function LeadHead(props: LeadHeadProps) {
  const { lead, changes, isLate, others, onTake, onStage, onMerge, onCalled, onWrite, onSide } = props;
  const isTakeShown = onTake !== null && (isLate || lead.colleagues.length === 1);
  return (
    <div className="lhead">
      <div className="rowf">
        <div className="grow">
          <NameOfLead name={lead.name} />
          <Reach lead={lead} />
        </div>
        <span className="only-d rowf g6">
          {onTake && isTakeShown && (
            <button type="button" className="btn line" onClick={onTake}>
              <Hand className="i" />
              Take it
              <Kbd name="take" />
            </button>
          )}
          <CallLink
            lead={lead}
            isLate={isLate}
            onCalled={onCalled}
            className={isLate ? 'btn bad' : 'btn line'}
          />
          <AssignMenu lead={lead} changes={changes} isIcon={isTakeShown} />
          <StageMenu lead={lead} onStage={onStage} onMerge={onMerge} />
          <button
            type="button"
            className="btn ico line only-m"
            aria-label="Car and deliveries"
            title="Car and deliveries"
            onClick={onSide}
          >
            <PanelRight className="i" />
          </button>
        </span>
      </div>
      <div className="callbar">
        <CallLink
          lead={lead}
          isLate={isLate}
          onCalled={onCalled}
          className={isLate ? 'btn bad' : 'btn pri'}
        />
        {/* Of a late lead there are two ways on; to write, the field stands under the thumb. */}
        {(onTake !== null && isLate ? [] : lead.ways)
          .filter(({ closed }) => closed === null)
          .map(({ channel }) => (
            <button key={channel} type="button" className="btn line" onClick={() => onWrite(channel)}>
              {channel === 'sms' ? <MessageSquare className="i" /> : <Mail className="i" />}
              {channel === 'sms' ? 'Text' : 'Email'}
            </button>
          ))}
        {onTake && isTakeShown && (
          <button type="button" className="btn line" onClick={onTake}>
            <Hand className="i" />
            Take it
          </button>
        )}
      </div>
      <div className="rowf wrap g6">
        <FactChip text={stageWords[lead.stage]} tone="choice" />
        {lead.chips.map((chip) => (
          <FactChip key={chip.text} {...chip} />
        ))}
        <OthersHere others={others} />
      </div>
    </div>
  );
}

/** Where nothing else has the focus, as on a phone and after another room, the lead is read from its name on. */
function NameOfLead({ name }: { readonly name: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isPhone = usePhone();
  useEffect(() => {
    if (isPhone || document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [isPhone]);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {name}
    </h2>
  );
}

function Reach({ lead: { name, phone, email, prefers } }: Pick<LeadHeadProps, 'lead'>) {
  const number = phone === name ? null : phone;
  return (
    <>
      {(number !== null || prefers !== null) && (
        <span className="reach">
          {number}
          {number !== null && prefers !== null && ' · '}
          <span className="mut">{prefers}</span>
        </span>
      )}
      {email !== null && email !== name && <span className="reach">{email}</span>}
    </>
  );
}

interface CallProps extends Pick<LeadHeadProps, 'lead' | 'isLate' | 'onCalled'> {
  readonly className: string;
}

function CallLink({ lead: { phone }, isLate, onCalled, className }: CallProps) {
  if (phone === null) return null;
  return (
    <a className={className} href={telHref(phone)} data-act="call" onClick={onCalled}>
      <Phone className="i" />
      {isLate ? 'Call now' : 'Call'}
      <Kbd name="call" />
    </a>
  );
}
