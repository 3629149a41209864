import { useRef } from 'react';
import type { CalculatorAmount as AmountView } from '@forecourt/app/finance/calculator.view';

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
    <div className="row">
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
            aria-describedby={fault ? `${id}-fault` : undefined}
            onInput={({ currentTarget }) => {
              if (slider.current) slider.current.value = currentTarget.value.replaceAll(/[^\d.]/g, '') || '0';
            }}
          />
        </span>
      </label>
      {fault && (
        <p id={`${id}-fault`} className="fault" role="status">
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
