import type { OtherHereView } from '@forecourt/app/leads/inbox/others-here.view';
import { firstNameOf } from './first-name.ts';

/** Who else has the lead open, in a line: who writes comes first. Nothing where nobody has. */
export function othersHereWords(others: readonly OtherHereView[]): string {
  const phrases = [
    phraseOf(
      others.filter(({ isWriting }) => isWriting),
      'writing',
    ),
    phraseOf(
      others.filter(({ isWriting }) => !isWriting),
      'here too',
    ),
  ];
  return phrases.flatMap((phrase) => phrase ?? []).join(', ');
}

const mostNamed = 2;

function phraseOf(people: readonly OtherHereView[], doing: string): string | null {
  if (people.length === 0) return null;
  const named = people
    .flatMap(({ person }) => (person ? [firstNameOf(person.name)] : []))
    .slice(0, mostNamed);
  const rest = people.length - named.length;
  if (rest === 1 && named.length === 0) return `Somebody else is ${doing}`;
  const names = rest > 0 ? [...named, rest === 1 ? '1 other' : `${rest} others`] : named;
  const list = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join('');
  return `${list} ${people.length > 1 ? 'are' : 'is'} ${doing}`;
}
