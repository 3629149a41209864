import { keyMap, type KeyName } from './key-map.ts';

/** The key beside the word on a button. A screen reader hears the button alone. */
export function Kbd({ name }: { readonly name: KeyName }) {
  return (
    <span className="kbd only-d" aria-hidden="true">
      {keyMap[name].shown.join(' ')}
    </span>
  );
}
