import type { ChipView } from '@forecourt/app/leads/inbox/inbox.view';

const classes: Readonly<Record<ChipView['tone'], string>> = {
  plain: 'chip',
  good: 'chip good',
  warn: 'chip warn',
  bad: 'chip bad',
  choice: 'chip sel',
};

export function FactChip({ text, tone }: ChipView) {
  return <span className={classes[tone]}>{text}</span>;
}
