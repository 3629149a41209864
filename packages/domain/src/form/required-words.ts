import type { Field } from './field-description.ts';

/** What is asked of a visitor who left a field empty: 'Enter your name', 'Choose a location'. */
export function requiredWords({ kind, label, options }: Pick<Field, 'kind' | 'label' | 'options'>): string {
  if (kind === 'tick') return 'Tick this to go on';
  if (kind === 'choices') return 'Choose at least one';
  const named = /^[A-Z][a-z]/.test(label) ? `${label.charAt(0).toLowerCase()}${label.slice(1)}` : label;
  const isChosen = kind === 'choice' || kind.startsWith('date') || (options ?? []).length > 0;
  if (!isChosen) return `Enter your ${named}`;
  return `Choose ${/^[aeiou]/i.test(named) ? 'an' : 'a'} ${named}`;
}
