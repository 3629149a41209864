import { coverSubjects, drawCover, type CoverColours, type CoverSubject } from './draw-cover.ts';

/** A cover that can be drawn. */
export interface Cover extends CoverColours {
  readonly cover: CoverSubject;
}

const written = /^demo\/covers\/(?<subject>[a-z]+)-(?<ground>[\da-f]{6})-(?<accent>[\da-f]{6})\.jpg$/;

/** The address of a cover on any site. It says all of the cover, so that it can be drawn from its name. */
export function coverUrl({ cover, ground, accent }: Cover): string {
  const colours = [ground, accent].map((colour) => colour.slice(1).toLowerCase()).join('-');
  return `/media/demo/covers/${cover}-${colours}.jpg`;
}

/** The drawing of the file that has this name in object storage; null where it is no cover of ours. */
export function coverOfKey(key: string): string | null {
  const { subject, ground, accent } = written.exec(key)?.groups ?? {};
  const known = coverSubjects.find((one) => one === subject);
  if (known === undefined || ground === undefined || accent === undefined) return null;
  return drawCover(known, { ground: `#${ground}`, accent: `#${accent}` });
}
