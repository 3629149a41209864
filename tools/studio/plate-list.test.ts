import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { looks } from '../../packages/testkit/src/world/pictures/look.ts';
import { interiorViews, interiors } from '../../packages/testkit/src/world/pictures/picture.ts';
import { plateName } from '../../packages/testkit/src/world/pictures/plates.ts';
import { sceneNames } from '../../packages/testkit/src/world/pictures/scenes/scenes.ts';
import { backdropsFolder, masksFolder, plateList, plateListFile, platesFolder } from './plate-list.ts';

const files = readdirSync(platesFolder);

it('knows every plate that is in the repository, and no other', () => {
  expect(readFileSync(plateListFile, 'utf8')).toBe(plateList(platesFolder));
});

it('has both halves of every plate, and nothing else', () => {
  const stems = new Set(files.map((file) => file.split('.')[0]));
  expect([...stems].flatMap((stem) => [`${stem}.A.jpg`, `${stem}.D.webp`]).sort()).toEqual(files.sort());
});

it('has plates of looks that the demo world knows', () => {
  const sides = (['front', 'side', 'rear'] as const).flatMap((view) =>
    looks.map((look) => plateName({ look, view })),
  );
  const within = interiorViews.flatMap((view) => interiors.map((look) => plateName({ look, view })));
  const known = new Set([...sides, ...within]);
  const strange = files.map((file) => file.split('.')[0] ?? '').filter((stem) => !known.has(stem));
  expect(strange).toEqual([]);
});

it('weighs no more than a repository can carry', () => {
  const folders = [platesFolder, masksFolder, backdropsFolder];
  const paths = folders.flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`));
  const bytes = paths.reduce((sum, path) => sum + statSync(path).size, 0);
  expect(bytes).toBeLessThan(25_000_000);
});

it('has the outline and the camera of every vehicle, the openings of every cabin, and nothing else', () => {
  const stems = new Set(
    files.map((file) => file.split('.')[0] ?? '').filter((stem) => !stem.startsWith('caravan-room-')),
  );
  const outlines = [...stems].map((stem) => stem.replace('-studio', ''));
  expect(readdirSync(masksFolder).sort()).toEqual(
    outlines.flatMap((stem) => [`${stem}.M.webp`, `${stem}.json`]).sort(),
  );
});

it('has every place from every side, and its front on two days', () => {
  const paintings = readdirSync(backdropsFolder).filter((file) => file.endsWith('.webp'));
  expect(paintings.sort()).toEqual(
    sceneNames
      .flatMap((scene) => ['front', 'front-2', 'side', 'rear'].map((view) => `${scene}-${view}.webp`))
      .sort(),
  );
});
