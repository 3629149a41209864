import type { ChipView } from '@forecourt/app/leads/inbox/inbox.view';
import type { ReactNode } from 'react';

const classes: Readonly<Record<ChipView['tone'], string>> = {
  plain: 'chip',
  good: 'chip good',
  warn: 'chip warn',
  bad: 'chip bad',
  choice: 'chip sel',
};

interface Props extends ChipView {
  /** Before its words: colour is never the only sign. */
  readonly icon?: ReactNode;
}

export function FactChip({ text, tone, icon }: Props) {
  return (
    <span className={classes[tone]}>
      {icon}
      {text}
    </span>
  );
}
