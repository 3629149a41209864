import type { HandCarsView, HandCarView } from '@forecourt/app/leads/by-hand/hand-form.view';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useDeferredValue, useRef, useState } from 'react';
import { apiRequest } from '../../../shared/api/api-request.ts';
import { errorWords } from '../../../shared/api/error-words.ts';

interface Props {
  readonly at: string;
  readonly car: HandCarView | null;
  readonly onCar: (car: HandCarView | null) => void;
}

const fewestLetters = 2;

/** Which car of the yard it is about, found by its stock number, its VIN or words of its title. */
export function CarField({ at, car, onCar }: Props) {
  const [typed, setTyped] = useState('');
  // What had the focus is gone with the choice: what stands in its place has it.
  const hasChosen = useRef(false);
  const takeFocus = (element: HTMLElement | null) => {
    if (element === null || !hasChosen.current) return;
    hasChosen.current = false;
    element.focus();
  };
  const choose = (next: HandCarView | null) => {
    hasChosen.current = true;
    onCar(next);
  };
  const q = useDeferredValue(typed.trim());
  const { data, error } = useQuery({
    queryKey: ['hand-cars', at, q],
    queryFn: ({ signal }) =>
      apiRequest<HandCarsView>(`/api/hand-leads/cars?${new URLSearchParams({ at, q })}`, { signal }),
    enabled: at !== '' && car === null && q.length >= fewestLetters,
    placeholderData: (before) => before,
  });
  if (car !== null) {
    return (
      <div className="field">
        <span className="lab">Car</span>
        <div className="car-chosen">
          <span className="grow">
            {car.title}
            <span className="xs mut blk">{car.note}</span>
          </span>
          <button
            ref={takeFocus}
            type="button"
            className="btn ico ghost"
            aria-label="Another car"
            onClick={() => choose(null)}
          >
            <X className="i" />
          </button>
        </div>
      </div>
    );
  }
  const cars = q.length < fewestLetters ? [] : (data?.cars ?? []);
  return (
    <div className="field">
      <label htmlFor="hand-car">Car, if it’s about one</label>
      <input
        ref={takeFocus}
        id="hand-car"
        className="in"
        value={typed}
        maxLength={120}
        autoComplete="off"
        placeholder="Stock number, VIN or words"
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          // It looks for a car, and takes nothing down.
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          const [only, ...others] = cars;
          if (only && others.length === 0) choose(only);
        }}
      />
      {error && q.length >= fewestLetters && <span className="hint bad">{errorWords(error)}</span>}
      <div role="status" className="hint">
        {data && q.length >= fewestLetters && cars.length === 0 && 'No car of this yard has these words.'}
      </div>
      {cars.length > 0 && (
        <ul className="car-found" aria-label="Cars found">
          {cars.map((found) => (
            <li key={found.id}>
              <button type="button" onClick={() => choose(found)}>
                {found.title}
                <span className="xs mut blk">{found.note}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
