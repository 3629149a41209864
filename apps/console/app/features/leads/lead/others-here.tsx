import type { OtherHereView } from '@forecourt/app/leads/inbox/others-here.view';
import { PersonMark } from '../../../shared/person-mark.tsx';
import { othersHereWords } from './others-here-words.ts';

const mostMarks = 3;

/** Who else has the lead open, beside what is known of it: nothing moves when they come or go. */
export function OthersHere({ others }: { readonly others: readonly OtherHereView[] }) {
  const people = others.flatMap(({ person }) => person ?? []);
  return (
    <span className="here" role="status">
      <span className="marks" aria-hidden>
        {people.slice(0, mostMarks).map((person) => (
          <PersonMark key={person.id} person={person} />
        ))}
      </span>
      {othersHereWords(others)}
    </span>
  );
}
