import type { RefObject } from 'react';
import { useIsBelow } from '../../shared/use-is-below.ts';
import { LoanFigures, type LoanFiguresProps } from './loan-figures.tsx';

interface NearFiguresProps extends LoanFiguresProps {
  /** What the figures are worked out from. */
  readonly fields: RefObject<HTMLElement | null>;
  /** Whose they are, where several lenders tell theirs. */
  readonly name?: string | null;
  /** Where they stand. */
  readonly answer: RefObject<HTMLElement | null>;
}

/** Figures that lie below the screen, kept at its foot while what moves them is on it, with their warning (LAW-2). */
export function NearFigures({ fields, answer, name = null, pair, rate }: NearFiguresProps) {
  const isAnswerBelow = useIsBelow(answer, { edge: 'bottom' });
  const areFieldsBelow = useIsBelow(fields, { edge: 'top', foot: '20%' });
  if (!isAnswerBelow || areFieldsBelow) return null;
  return (
    <div className="fin fin-near" aria-hidden="true">
      {name !== null && <p className="small">{name}</p>}
      <LoanFigures pair={pair} rate={rate} />
    </div>
  );
}
