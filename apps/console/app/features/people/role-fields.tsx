import type { GrantView } from '@forecourt/app/staff/people/people.view';
import { useState } from 'react';

interface Props {
  readonly grants: readonly GrantView[];
  readonly placeId?: string | null;
  readonly role?: string;
}

/** A place and a role there, of those that one may give. */
export function RoleFields({ grants, placeId, role }: Props) {
  const [chosen, setChosen] = useState(() => grants.find((grant) => grant.placeId === placeId) ?? grants[0]);
  return (
    <>
      <div className="field">
        <label htmlFor="place">Where</label>
        <select
          id="place"
          name="place"
          className="in"
          value={chosen?.placeId}
          onChange={({ target }) => setChosen(grants.find((grant) => grant.placeId === target.value))}
        >
          {grants.map((grant) => (
            <option key={grant.placeId} value={grant.placeId}>
              {grant.kind === 'account' ? `${grant.name}, all yards` : grant.name}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="role">Role</label>
        <select id="role" name="role" className="in" defaultValue={role ?? 'sales'} key={chosen?.placeId}>
          {chosen?.roles.map((one) => (
            <option key={one.role} value={one.role}>
              {one.text}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}

/** What was chosen, as the server takes it. */
export function chosenRole(given: FormData, grants: readonly GrantView[]) {
  const placeId = given.get('place');
  const grant = grants.find((one) => one.placeId === placeId);
  return { role: given.get('role'), place: { kind: grant?.kind, id: grant?.placeId } };
}
