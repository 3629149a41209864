import type { CheckoutFactView } from '@forecourt/app/checkout/pages/checkout-page.view';

interface FactRowsProps {
  readonly facts: readonly CheckoutFactView[];
  readonly className?: string;
}

/** Names on the left, what they are on the right. */
export function FactRows({ facts, className }: FactRowsProps) {
  return (
    <dl className={className}>
      {facts.map(({ label, text, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {text}
            {note !== null && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
