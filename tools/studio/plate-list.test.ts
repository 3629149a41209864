import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { looks } from '../../packages/testkit/src/world/pictures/look.ts';
import { plateName } from '../../packages/testkit/src/world/pictures/plates.ts';
import { plateList, plateListFile, platesFolder } from './plate-list.ts';

const files = readdirSync(platesFolder);

it('knows every plate that is in the repository, and no other', () => {
  expect(readFileSync(plateListFile, 'utf8')).toBe(plateList(platesFolder));
});

it('has both halves of every plate, and nothing else', () => {
  const stems = new Set(files.map((file) => file.split('.')[0]));
  expect([...stems].flatMap((stem) => [`${stem}.A.jpg`, `${stem}.D.webp`]).sort()).toEqual(files.sort());
});

it('has plates of looks that the demo world knows', () => {
  const scenes = ['studio', 'dusk'] as const;
  const sides = (['front', 'side', 'rear'] as const).flatMap((view) =>
    scenes.flatMap((scene) => looks.map((look) => plateName({ look, view, scene }))),
  );
  const known = new Set(sides);
  const cabin = /^cabin-(wide|tower)-(dark|light)-inside-studio$/;
  const strange = files
    .map((file) => file.split('.')[0] ?? '')
    .filter((stem) => !known.has(stem) && !cabin.test(stem));
  expect(strange).toEqual([]);
});

it('weighs no more than a repository can carry', () => {
  const bytes = files.reduce((sum, file) => sum + statSync(`${platesFolder}/${file}`).size, 0);
  expect(bytes).toBeLessThan(25_000_000);
});
