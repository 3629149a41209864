import { Icon } from '@forecourt/ui/icon';
import { checkIcon, xIcon } from '@forecourt/ui/icons';
import type { ReactNode } from 'react';

interface PhotoTileProps {
  readonly title: string;
  readonly state: 'sent' | 'up' | 'wait' | 'failed';
  readonly picture: ReactNode;
  /** Of 100; null where nothing is on its way. */
  readonly percent?: number | null;
  readonly caption: ReactNode;
  /** The form that takes it back without a script. */
  readonly removeForm?: string;
  readonly onRemove: () => void;
}

/** A photograph that has come or is on its way. */
export function PhotoTile(props: PhotoTileProps) {
  const { title, state, picture, percent = null, caption, removeForm, onRemove } = props;
  return (
    <li className="shot" data-state={state}>
      <div className="shot-im">
        {picture}
        {percent !== null && <progress className="shot-bar" aria-label={title} value={percent} max={100} />}
      </div>
      <button
        className="shot-x"
        type={removeForm === undefined ? 'button' : 'submit'}
        form={removeForm}
        aria-label={`Remove ${title}`}
        onClick={(event) => {
          event.preventDefault();
          onRemove();
        }}
      >
        <Icon path={xIcon} />
      </button>
      <div className="shot-cap">
        <b>{title}</b>
        {caption}
      </div>
    </li>
  );
}

export function SentCaption() {
  return (
    <span className="shot-sent">
      <Icon path={checkIcon} />
      Sent
    </span>
  );
}
