import type { GrantView, StaffPersonView } from '@forecourt/app/staff/people/people.view';
import { useState, type ReactNode } from 'react';
import { errorWords } from '../../shared/api/error-words.ts';
import { Modal } from '../../shared/overlays/modal.tsx';
import { sayDone } from '../../shared/said/toasts.tsx';
import { textOf } from '../staff/password-form.tsx';
import { usePeopleChange } from './people-query.ts';
import { chosenRole, RoleFields } from './role-fields.tsx';

interface FormProps {
  readonly heading: string;
  readonly act: string;
  readonly isBad?: boolean;
  readonly error: unknown;
  readonly isPending: boolean;
  readonly onClose: () => void;
  readonly onGiven: (given: FormData) => void;
  readonly children: ReactNode;
}

function StaffForm({ heading, act, isBad = false, error, isPending, onClose, onGiven, children }: FormProps) {
  return (
    <Modal label={heading} className="box" onClose={onClose}>
      <form
        className="col"
        onSubmit={(event) => {
          event.preventDefault();
          onGiven(new FormData(event.currentTarget));
        }}
      >
        <header>
          <h2>{heading}</h2>
        </header>
        {children}
        {error !== null && (
          <p className="hint bad" role="alert">
            {errorWords(error)}
          </p>
        )}
        <div className="foot">
          <button type="button" className="btn ghost" onClick={onClose}>
            Not now
          </button>
          <button type="submit" className={isBad ? 'btn bad' : 'btn pri'} disabled={isPending}>
            {act}
          </button>
        </div>
      </form>
    </Modal>
  );
}

interface InviteProps {
  readonly grants: readonly GrantView[];
  readonly onClose: () => void;
}

export function InviteDialog({ grants, onClose }: InviteProps) {
  const [email, setEmail] = useState('');
  const { mutate, error, isPending } = usePeopleChange(() => {
    sayDone(`A link is on its way to ${email}`);
    onClose();
  });
  return (
    <StaffForm
      heading="Invite somebody"
      act="Send the invitation"
      error={error}
      isPending={isPending}
      onClose={onClose}
      onGiven={(given) =>
        mutate({ path: '/api/people/invite', body: { email: email.trim(), ...chosenRole(given, grants) } })
      }
    >
      <div className="field">
        <label htmlFor="invited">Work email</label>
        <input
          id="invited"
          className="in"
          type="email"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          autoComplete="off"
          maxLength={254}
          required
        />
        <span className="hint">They get a link that works once, for seven days.</span>
      </div>
      <RoleFields grants={grants} />
    </StaffForm>
  );
}

interface PersonProps extends InviteProps {
  readonly person: StaffPersonView;
}

export function RoleDialog({ person, grants, onClose }: PersonProps) {
  const [held] = person.roles;
  const { mutate, error, isPending } = usePeopleChange(() => {
    sayDone(`${person.name} has another role`);
    onClose();
  });
  return (
    <StaffForm
      heading={`Change the role of ${person.name}`}
      act="Change it"
      error={error}
      isPending={isPending}
      onClose={onClose}
      onGiven={(given) =>
        mutate({
          path: `/api/people/${encodeURIComponent(person.id)}/role`,
          body: {
            membershipId: person.roles.length > 1 ? textOf(given, 'held') : held?.id,
            ...chosenRole(given, grants),
          },
        })
      }
    >
      {person.roles.length > 1 && (
        <div className="field">
          <label htmlFor="held">Instead of</label>
          <select id="held" name="held" className="in">
            {person.roles.map(({ id, text, placeName }) => (
              <option key={id} value={id}>
                {text}, {placeName}
              </option>
            ))}
          </select>
        </div>
      )}
      <RoleFields grants={grants} placeId={held?.placeId ?? null} role={held?.role ?? 'sales'} />
    </StaffForm>
  );
}

type Act = 'disable' | 'enable' | 'recover';

const words: Readonly<Record<Act, { heading: string; act: string; hint: string }>> = {
  disable: { heading: 'Shut out', act: 'Shut out', hint: 'They’re out at once, on every device.' },
  enable: { heading: 'Let in again:', act: 'Let in', hint: 'They sign in as they did before.' },
  recover: {
    heading: 'A new way in for',
    act: 'Send the link',
    hint: 'Be sure who asks. They’re signed out now; what they signed in with ends once they use the link.',
  },
};

/** Asks why, and does it. Of a recovery it shows the code that goes with the mailed link. */
export function ActDialog({ person, act, onClose }: Omit<PersonProps, 'grants'> & { readonly act: Act }) {
  const { heading, act: button, hint } = words[act];
  const [code, setCode] = useState<string | null>(null);
  const { mutate, error, isPending } = usePeopleChange<{ readonly code?: string }>((answer) => {
    if (answer.code !== undefined) return setCode(answer.code);
    sayDone(act === 'disable' ? `${person.name} is shut out` : `${person.name} may come in`);
    return onClose();
  });
  if (code !== null) return <CodeDialog person={person} code={code} onClose={onClose} />;
  return (
    <StaffForm
      heading={`${heading} ${person.name}`}
      act={button}
      isBad={act === 'disable'}
      error={error}
      isPending={isPending}
      onClose={onClose}
      onGiven={(given) =>
        mutate({
          path: `/api/people/${encodeURIComponent(person.id)}/${act}`,
          body: { why: textOf(given, 'why').trim() },
        })
      }
    >
      <div className="field">
        <label htmlFor="why">Why</label>
        <input id="why" name="why" className="in" maxLength={300} autoComplete="off" required />
        <span className="hint">{hint} It stays in the audit.</span>
      </div>
    </StaffForm>
  );
}

interface CodeProps {
  readonly person: StaffPersonView;
  readonly code: string;
  readonly onClose: () => void;
}

function CodeDialog({ person, code, onClose }: CodeProps) {
  return (
    <Modal label="Read this out" className="box" onClose={onClose}>
      <header>
        <h2>Read this out to {person.name}</h2>
      </header>
      <p className="code-out" role="status">
        {code.slice(0, 4)} {code.slice(4)}
      </p>
      <p className="sm ink2">
        The link went to {person.email}. It opens with this code alone, until tomorrow. You won’t see it
        again.
      </p>
      <div className="foot">
        <button type="button" className="btn pri" onClick={onClose}>
          They have it
        </button>
      </div>
    </Modal>
  );
}
