import { drawFavicon, drawMark, markNames, type MarkColours, type MarkName } from './draw-mark.ts';

/** A mark that can be drawn: in its colours, as it is or on a tile. */
export interface Mark extends MarkColours {
  readonly name: MarkName;
  readonly isTile: boolean;
}

const written = /^demo\/marks\/(?<name>[a-z-]+)-(?<ink>[\da-f]{6})-(?<paper>[\da-f]{6})(?<tile>-tile)?\.svg$/;

/** The address of a mark on any site. It says all of the mark, so that the file can be drawn from its name. */
export function markUrl({ name, ink, paper, isTile }: Mark): string {
  const colours = [ink, paper].map((colour) => colour.slice(1).toLowerCase()).join('-');
  return `/media/demo/marks/${name}-${colours}${isTile ? '-tile' : ''}.svg`;
}

/** The file that has this name in object storage; null where it is no mark of ours. */
export function markOfKey(key: string): string | null {
  const { name, ink, paper, tile } = written.exec(key)?.groups ?? {};
  const known = markNames.find((one) => one === name);
  if (known === undefined || ink === undefined || paper === undefined) return null;
  const colours = { ink: `#${ink}`, paper: `#${paper}` };
  return tile === undefined ? drawMark(known, colours) : drawFavicon(known, colours);
}
