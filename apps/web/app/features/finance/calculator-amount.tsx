import type { CalculatorAmount as AmountView } from '@forecourt/app/finance/calculator.view';
import { Icon } from '@forecourt/ui/icon';
import { circleAlertIcon } from '@forecourt/ui/icons';
import { useRef } from 'react';

export interface CalculatorAmountProps {
  readonly id: string;
  readonly amount: AmountView;
}

/** An amount that is typed, or moved by a slider; only what is typed is sent, and the slider writes it. */
export function CalculatorAmount({ id, amount }: CalculatorAmountProps) {
  const { name, label, value, fault, most, step } = amount;
  const field = useRef<HTMLInputElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  return (
    <div className={fault === null ? 'row' : 'row err'}>
      <label htmlFor={id}>
        {label}
        <span className="inp">
          $
          <input
            ref={field}
            id={id}
            className="num"
            name={name}
            defaultValue={value}
            inputMode="decimal"
            autoComplete="off"
            maxLength={14}
            data-kept=""
            aria-invalid={fault === null ? undefined : true}
            aria-describedby={fault === null ? undefined : `${id}-fault`}
            onInput={({ currentTarget }) => {
              if (slider.current) slider.current.value = currentTarget.value.replaceAll(/[^\d.]/g, '') || '0';
            }}
          />
        </span>
      </label>
      {fault !== null && (
        <p id={`${id}-fault`} className="ferr" role="status">
          <Icon path={circleAlertIcon} />
          {fault}
        </p>
      )}
      <input
        ref={slider}
        type="range"
        min={0}
        max={most}
        step={step}
        defaultValue={value.replaceAll(',', '')}
        aria-label={`${label}, slider`}
        onInput={({ currentTarget }) => {
          if (field.current) field.current.value = Number(currentTarget.value).toLocaleString('en-AU');
        }}
      />
    </div>
  );
}
