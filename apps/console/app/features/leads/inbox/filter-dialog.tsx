import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Modal } from '../../../shared/overlays/modal.tsx';
import { useSession } from '../../staff/session-query.ts';
import { filterFields } from './filter-words.ts';
import { filtersAddress, readFilters, type InboxFilters } from './inbox-filters.ts';
import { inboxPeopleQuery } from './inbox-people.ts';

interface Props {
  readonly filters: InboxFilters;
  readonly onClose: () => void;
}

/** Narrows the list that is open; what is looked for in it stays. */
export function FilterDialog({ filters, onClose }: Props) {
  const navigate = useNavigate();
  const { places, person } = useSession();
  const { data } = useQuery(inboxPeopleQuery);
  const people = data?.people.filter(({ id }) => id !== person.id) ?? [];
  const dealerships = places.filter(({ kind }) => kind === 'dealership');
  const fields = filterFields(people).filter(({ name }) => name !== 'who' || filters.tab !== 'mine');
  const show = (given: FormData) => {
    const search = new URLSearchParams({ tab: filters.tab, q: filters.q, at: filters.at });
    for (const [name, value] of given) if (typeof value === 'string') search.set(name, value);
    void navigate(filtersAddress('/leads', readFilters(search)));
    onClose();
  };
  return (
    <Modal label="Filter leads" className="box filters" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          show(new FormData(event.currentTarget));
        }}
      >
        <header>
          <h2>Filter leads</h2>
        </header>
        <div className="fields">
          {fields.map(({ name, label, any, choices }) => (
            <Choice key={name} name={name} label={label} any={any} choices={choices} chosen={filters[name]} />
          ))}
          {dealerships.length > 1 && (
            <Choice
              name="at"
              label="Yard"
              any="All yards"
              choices={dealerships.map(({ id, name }) => ({ value: id, text: name }))}
              chosen={filters.at}
            />
          )}
        </div>
        <div className="foot">
          <button type="button" className="btn ghost" onClick={onClose}>
            Not now
          </button>
          <button type="submit" className="btn pri">
            Show them
          </button>
        </div>
      </form>
    </Modal>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly any: string;
  readonly choices: readonly { readonly value: string; readonly text: string }[];
  readonly chosen: string;
}

function Choice({ name, label, any, choices, chosen }: ChoiceProps) {
  // People may be read only after one of the others was chosen: what is chosen stays.
  const [now, setNow] = useState(chosen);
  const isThere = now === '' || choices.some(({ value }) => value === now);
  return (
    <div className="field">
      <label htmlFor={`filter-${name}`}>{label}</label>
      <select
        id={`filter-${name}`}
        name={name}
        className="in"
        value={now}
        onChange={({ target }) => setNow(target.value)}
      >
        <option value="">{any}</option>
        {!isThere && <option value={now}>As it is</option>}
        {choices.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
