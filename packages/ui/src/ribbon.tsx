import type { Ribbon as RibbonView } from '@forecourt/domain/stock/card/tag-ribbon';

const tones = { green: 'good', red: 'bad', grey: 'grey', sold: 'grey' } as const;

export interface RibbonProps {
  readonly ribbon: RibbonView;
}

/** The one tag on a picture. Its words say what its colour only supports. */
export function Ribbon({ ribbon }: RibbonProps) {
  if (ribbon.kind === 'logo') {
    return (
      <span className="ribbon" data-tone="plain">
        <img src={ribbon.url} alt={ribbon.name} height={18} />
      </span>
    );
  }
  return (
    <span className="ribbon" data-tone={tones[ribbon.tone]}>
      {ribbon.text}
    </span>
  );
}
