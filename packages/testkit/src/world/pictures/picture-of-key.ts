import { closeUps } from './close-ups.ts';
import { pictureKey, interiorViews, type Picture } from './picture.ts';
import { sceneNames } from './scenes/scenes.ts';

const views = ['front', 'side', 'rear', 'wide', ...interiorViews, ...Object.keys(closeUps)].join('|');
const parts = new RegExp(
  `^demo/(?<look>[\\da-z-]+)-(?<view>${views})-(?<scene>studio|${sceneNames.join('|')})(?:-(?<paint>[\\da-f]{6}))?(?<phone>-phone)?(?<worn>-worn)?(?:-t(?<take>[1-9]))?(?:-(?<fault>portrait|banner|dark))?(?:-e[2-9])?\\.jpg$`,
);

/** The picture whose file has this name in object storage; null where it is none of ours. */
export function pictureOfKey(key: string): Picture | null {
  const found = parts.exec(key)?.groups;
  if (found === undefined) return null;
  const { look, view, scene, paint, phone, worn, take, fault = null } = found;
  const picture = {
    look,
    view,
    scene,
    paint: paint === undefined ? null : `#${paint}`,
    fault,
    isPhone: phone !== undefined,
    isWorn: worn !== undefined,
    take: Number(take ?? 0),
  } as Picture;
  return pictureKey(picture) === key ? picture : null;
}
