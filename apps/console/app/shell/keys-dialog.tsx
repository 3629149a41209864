import { X } from 'lucide-react';
import { keyMap, keyNames } from '../shared/keys/key-map.ts';
import { setSingleKeys, singleKeys } from '../shared/keys/use-keyboard.ts';
import { Modal } from '../shared/overlays/modal.tsx';
import { useStore } from '../shared/use-store.ts';

/** Every key with what it does, and the switch that turns single letters off. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const areOn = useStore(singleKeys);
  const groups = Map.groupBy(keyNames, (name) => keyMap[name].group);
  return (
    <Modal label="Keys" className="box wide" onClose={onClose}>
      <header>
        <h2>Keys</h2>
        <button type="button" className="btn ico ghost" aria-label="Close" onClick={onClose}>
          <X className="i" />
        </button>
      </header>
      <div className="keygrid">
        {[...groups].map(([group, names]) => (
          <section key={group}>
            <h3>{group}</h3>
            <ul>
              {names.map((name) => (
                <li key={name}>
                  <span className="ink2">{keyMap[name].text}</span>
                  <span className="nw">
                    {keyMap[name].shown.map((key) => (
                      <kbd key={key} className="kbd">
                        {key}
                      </kbd>
                    ))}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <label className="rowf mt12">
        <input type="checkbox" checked={areOn} onChange={({ target }) => setSingleKeys(target.checked)} />
        Single letters act
        <span className="xs mut">They are off while you type.</span>
      </label>
    </Modal>
  );
}
