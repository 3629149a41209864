import type { InvitationView } from '@forecourt/app/staff/people/people.view';
import { Mail } from 'lucide-react';
import { errorWords } from '../../shared/api/error-words.ts';
import { sayDone } from '../../shared/said/toasts.tsx';
import { dayAndTime } from '../../shared/time-of-day.ts';
import { usePeopleChange } from './people-query.ts';

/** Who is invited and has not come yet. */
export function InvitationRows({ invitations }: { readonly invitations: readonly InvitationView[] }) {
  const { mutate, isPending } = usePeopleChange(() => sayDone('The invitation is taken back'));
  const withdraw = (id: string) =>
    mutate(
      { path: `/api/invitations/${encodeURIComponent(id)}/withdraw`, body: {} },
      { onError: (error) => sayDone(errorWords(error)) },
    );
  return invitations.map(({ id, email, text, placeName, invitedBy, until, isManaged }) => (
    <tr key={id}>
      <td className="c-person">
        <span className="rowf">
          <span className="av none" aria-hidden="true">
            <Mail className="i" />
          </span>
          <span className="el">
            <b className="el blk">{email}</b>
            <span className="t2">{invitedBy === null ? 'Invited' : `Invited by ${invitedBy}`}</span>
          </span>
        </span>
      </td>
      <td>
        <span className="chip">{text}</span>
      </td>
      <td>{placeName}</td>
      <td>
        <span className="chip sel">Invited</span>
      </td>
      <td className="sm mut">until {dayAndTime(Date.parse(until))}</td>
      <td className="num">
        {isManaged && (
          <button
            type="button"
            className="btn s line"
            disabled={isPending}
            aria-label={`Take back the invitation of ${email}`}
            onClick={() => withdraw(id)}
          >
            Take back
          </button>
        )}
      </td>
    </tr>
  ));
}
