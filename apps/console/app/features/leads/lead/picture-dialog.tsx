import type { AnswerFileView } from '@forecourt/app/leads/inbox/lead.view';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { Modal } from '../../../shared/overlays/modal.tsx';

export type PictureView = AnswerFileView & { readonly preview: NonNullable<AnswerFileView['preview']> };

interface Props {
  readonly picture: PictureView;
  /** Those of the same answer, with this one. */
  readonly others: readonly PictureView[];
  readonly onShow: (picture: PictureView) => void;
  readonly onClose: () => void;
}

/** A picture as large as there is room, and the way to the next one. */
export function PictureDialog({ picture, others, onShow, onClose }: Props) {
  const { name, size, href, preview } = picture;
  const [failed, setFailed] = useState<string | null>(null);
  const place = others.findIndex(({ id }) => id === picture.id);
  const show = (by: number) => {
    const next = others[place + by];
    if (next) onShow(next);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') show(-1);
    if (key === 'ArrowRight') show(1);
  };
  return (
    <Modal label={name} className="picture" onClose={onClose}>
      <div className="rowf g6" onKeyDown={onKeyDown}>
        <b className="el">{name}</b>
        <span className="xs mut nw grow">{size}</span>
        {others.length > 1 && (
          <>
            <span className="xs mut nw">
              {place + 1} of {others.length}
            </span>
            <Step label="Previous picture" isOff={place === 0} onPress={() => show(-1)}>
              <ChevronLeft className="i" />
            </Step>
            <Step label="Next picture" isOff={place === others.length - 1} onPress={() => show(1)}>
              <ChevronRight className="i" />
            </Step>
          </>
        )}
        <Step label="Close" isOff={false} onPress={onClose}>
          <X className="i" />
        </Step>
      </div>
      {failed === picture.id ? (
        <p className="sm ink2" role="status">
          The picture can’t be opened right now. Close it and try again in a moment.
        </p>
      ) : (
        <img
          key={picture.id}
          src={href}
          alt={`${name}, from the buyer`}
          width={preview.width}
          height={preview.height}
          onError={() => setFailed(picture.id)}
        />
      )}
    </Modal>
  );
}

interface StepProps {
  readonly label: string;
  readonly isOff: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Step({ label, isOff, onPress, children }: StepProps) {
  return (
    <button type="button" className="btn ghost ico" aria-label={label} disabled={isOff} onClick={onPress}>
      {children}
    </button>
  );
}
