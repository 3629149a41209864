import { pictureKey, type Picture } from './picture.ts';

const parts =
  /^demo\/(?<look>[\da-z-]+)-(?<view>front|side|rear|nose|wheel|inside)-(?<scene>studio|dusk)(?:-(?<paint>[\da-f]{6}))?(?:-(?<fault>portrait|banner|dark))?\.jpg$/;

/** The picture whose file has this name in object storage; null where it is none of ours. */
export function pictureOfKey(key: string): Picture | null {
  const found = parts.exec(key)?.groups;
  if (found === undefined) return null;
  const { look, view, scene, paint, fault = null } = found;
  const picture = { look, view, scene, paint: paint === undefined ? null : `#${paint}`, fault } as Picture;
  return pictureKey(picture) === key ? picture : null;
}
