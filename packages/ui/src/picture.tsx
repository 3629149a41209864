import { Photo, type PhotoProps } from './photo.tsx';

export interface PictureProps extends Pick<PhotoProps, 'picture' | 'sizes' | 'isFirst'> {
  readonly ratio?: '3:2' | '4:3' | '16:9' | '1:1';
  /** A picture of odd shape is shown whole, over its own blur. */
  readonly fit?: 'cover' | 'whole';
}

const shapes = { '3:2': [960, 640], '4:3': [960, 720], '16:9': [960, 540], '1:1': [960, 960] } as const;

/** A picture in a box of fixed shape: the layout does not shift when it arrives (CLS). */
export function Picture({ picture, sizes, ratio = '3:2', fit = 'cover', isFirst = false }: PictureProps) {
  const [width, height] = shapes[ratio];
  const shape = { width, height, isFirst };
  return (
    <span className="pic" data-ratio={ratio} data-fit={fit}>
      {fit === 'whole' && (
        <Photo {...shape} picture={{ ...picture, alt: '' }} sizes="160px" className="back" />
      )}
      <Photo {...shape} picture={picture} sizes={sizes} />
    </span>
  );
}
