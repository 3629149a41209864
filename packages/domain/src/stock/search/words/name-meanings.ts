import { codeOf } from '../../../core/folded-text.ts';
import type { Meaning } from './meaning.ts';
import { modelsByCode } from './models-by-code.ts';
import type { NamedMake, NamedModel } from './named-makes.ts';
import { modelFamilies, nicknames } from './tables/car-nicknames.ts';
import { makeAliases } from './tables/known-names.ts';

type Entry = readonly [string, Meaning];

const nicknameCodes = [
  ...Object.entries(nicknames),
  ...Array.from(makeAliases, ([alias, name]) => [alias, [name]] as const),
].map(([nickname, names]) => ({ nickname, codes: names.map(codeOf) }));

/** What the names of makes and models say, and their nicknames. */
export function nameMeanings(makes: readonly NamedMake[]): readonly Entry[] {
  const names = plainNames(makes);
  const byName = new Map(names);
  const short = nicknameCodes.flatMap(({ nickname, codes }): readonly Entry[] => {
    const said = codes.map((code) => byName.get(code)).find((found) => found !== undefined);
    return said ? [[nickname, said]] : [];
  });
  return [...names, ...short];
}

function plainNames(makes: readonly NamedMake[]): readonly Entry[] {
  const models = makes.flatMap((make) => make.models);
  return [
    ...makes.map((make): Entry => [make.code, { kind: 'make', make }]),
    ...models.map((model): Entry => [model.make.code + model.code, one(model)]),
    ...Array.from(modelsByCode(makes), ([code, model]): Entry => [code, one(model)]),
    ...modelFamilies.flatMap((family): readonly Entry[] => {
      const members = models.filter(({ code }) => code.startsWith(family));
      return members.length === 0 ? [] : [[family, { kind: 'models', models: members }]];
    }),
  ];
}

function one(model: NamedModel): Meaning {
  return { kind: 'models', models: [model] };
}

/** Nicknames as they stand in longer names: disco sport, cruiser 79, vw golf. */
export function longNames(makes: readonly NamedMake[]): ReadonlyMap<string, string> {
  const codes = new Map(makes.map(({ code }) => [code, code]));
  for (const { make, code } of makes.flatMap(({ models }) => models)) codes.set(make.code + code, code);
  // Range Rovers are models of their own, each with more to its name.
  codes.set('landroverrangerover', 'rangerover');
  return new Map(
    nicknameCodes.flatMap(({ nickname, codes: names }) => {
      const code = names.map((name) => codes.get(name)).find((found) => found !== undefined);
      return code === undefined ? [] : [[nickname, code] as const];
    }),
  );
}
