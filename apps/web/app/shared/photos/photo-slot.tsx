import type { PhotoPlace } from '@forecourt/domain/trade-in/photo-places';
import { Icon } from '@forecourt/ui/icon';
import { useEffect, useRef } from 'react';

interface PhotoSlotProps {
  readonly title: string;
  readonly hint: string;
  readonly icon: string;
  readonly place: PhotoPlace | null;
  readonly accept: string;
  /** Of the field; left out, it is that of its place. */
  readonly name?: string;
  /** A phone opens its camera at once. */
  readonly isCamera?: boolean;
  readonly onFiles: (files: readonly File[], place: PhotoPlace | null) => void;
}

/** Room for a photograph: a field for files, which a phone answers with its camera or its photos. */
export function PhotoSlot({
  title,
  hint,
  icon,
  place,
  accept,
  name,
  isCamera = false,
  onFiles,
}: PhotoSlotProps) {
  const field = useRef<HTMLInputElement>(null);
  function take(): void {
    const files = [...(field.current?.files ?? [])];
    if (files.length === 0) return;
    onFiles(files, place);
    // The same file may be chosen again.
    if (field.current) field.current.value = '';
  }
  const onMount = useRef(take);
  // What was chosen before this script came.
  useEffect(() => onMount.current(), []);
  return (
    <li className={isCamera ? 'shot shot-camera' : 'shot'} data-state="empty">
      <label>
        <span className="shot-im">
          <Icon path={icon} />
        </span>
        <span className="shot-cap">
          <b>{title}</b>
          <span>{hint}</span>
        </span>
        <input
          ref={field}
          type="file"
          name={name ?? place ?? 'file'}
          accept={accept}
          multiple={place === null && !isCamera}
          {...(isCamera && { capture: 'environment' as const })}
          onChange={take}
        />
      </label>
    </li>
  );
}
