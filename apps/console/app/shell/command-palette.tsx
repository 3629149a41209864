import { Search } from 'lucide-react';
import { useDeferredValue, useId, useState, type KeyboardEvent } from 'react';
import { keyMap } from '../shared/keys/key-map.ts';
import { Modal } from '../shared/overlays/modal.tsx';
import type { PaletteEntry } from './palette-entries.tsx';
import { usePaletteEntries } from './use-palette-entries.tsx';

/** Find or do: leads by their words, rooms, and the acts of what is open. */
export function CommandPalette({ onClose }: { readonly onClose: () => void }) {
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const entries = usePaletteEntries(useDeferredValue(typed));
  const chosen = entries[Math.min(at, entries.length - 1)];
  const run = (entry: PaletteEntry) => {
    onClose();
    // The focus goes back first: an act may want it.
    requestAnimationFrame(entry.run);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && entries.length > 0) {
      event.preventDefault();
      const next = (Math.min(at, entries.length - 1) + step + entries.length) % entries.length;
      setAt(next);
      document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      run(chosen);
    }
  };
  const groups = Map.groupBy(entries, ({ group }) => group);
  return (
    <Modal label="Find or do" className="cmd" onClose={onClose}>
      <div className="q">
        <Search className="i l" />
        <input
          value={typed}
          placeholder="Find or do"
          aria-label="Find or do"
          role="combobox"
          aria-expanded="true"
          aria-controls={listId}
          aria-autocomplete="list"
          {...(chosen && { 'aria-activedescendant': `${listId}-${entries.indexOf(chosen)}` })}
          autoComplete="off"
          maxLength={100}
          onChange={({ target }) => {
            setTyped(target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="kbd" onClick={onClose} aria-label="Esc, close">
          Esc
        </button>
      </div>
      <div className="found" role="listbox" id={listId} aria-label="Found">
        {[...groups].map(([group, found]) => (
          <div key={group} role="group" aria-label={group}>
            <h4 aria-hidden="true">{group}</h4>
            {found.map((entry) => {
              const number = entries.indexOf(entry);
              return (
                <div
                  key={entry.id}
                  id={`${listId}-${number}`}
                  role="option"
                  aria-selected={entry === chosen}
                  onPointerMove={() => setAt(number)}
                  onClick={() => run(entry)}
                >
                  {entry.icon}
                  <span className="el">{entry.text}</span>
                  <span className="r sm mut">
                    {entry.key ? keyMap[entry.key].shown.join(' ') : entry.end}
                  </span>
                </div>
              );
            })}
          </div>
        ))}
      </div>
      {entries.length === 0 && (
        <p className="none mut" role="status">
          Nothing fits “{typed}”.
        </p>
      )}
      <footer>
        <span>
          <span className="kbd">↑</span> <span className="kbd">↓</span> move
        </span>
        <span>
          <span className="kbd">↵</span> open
        </span>
        <span className="r">Leads by name, phone, email, car or stock number</span>
      </footer>
    </Modal>
  );
}
