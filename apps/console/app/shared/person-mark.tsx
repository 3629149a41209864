import type { PersonView } from '@forecourt/app/staff/session.view';
import { UserPlus } from 'lucide-react';

const colours = 6;

/** Somebody of the staff as two letters in their colour, or an empty ring for nobody. */
export function PersonMark({ person }: { readonly person: PersonView | null }) {
  if (person === null) {
    return (
      <span className="av none" role="img" aria-label="Nobody yet" title="Nobody yet">
        <UserPlus className="i" />
      </span>
    );
  }
  return (
    <span className={`av p${colourOf(person.id)}`} role="img" aria-label={person.name} title={person.name}>
      {person.initials}
    </span>
  );
}

function colourOf(id: string): number {
  let sum = 7;
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % colours;
}
