import { Icon } from '@forecourt/ui/icon';
import { chevronLeftIcon, chevronRightIcon } from '@forecourt/ui/icons';

export interface PictureArrowsProps {
  /** Of the picture that is shown. */
  readonly place: number;
  readonly last: number;
  readonly turnTo: (place: number) => void;
}

/** The ways to the pictures before and after this one; at an end one of them rests. */
export function PictureArrows({ place, last, turnTo }: PictureArrowsProps) {
  return (
    <>
      <button
        type="button"
        className="arrow l"
        aria-label="Previous photo"
        disabled={place === 0}
        onClick={() => turnTo(place - 1)}
      >
        <Icon path={chevronLeftIcon} />
      </button>
      <button
        type="button"
        className="arrow r"
        aria-label="Next photo"
        disabled={place === last}
        onClick={() => turnTo(place + 1)}
      >
        <Icon path={chevronRightIcon} />
      </button>
    </>
  );
}
