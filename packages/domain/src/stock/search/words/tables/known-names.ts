import { codeOf } from '../../../../core/folded-text.ts';
import { knownMakes } from '../../../intake/known-models.ts';
import { typedWords } from '../../searched-words.ts';
import { listed } from './listed.ts';

/** What feeds and people call makes besides, with the make's name; but an Isuzu ute is a ute. */
export const makeAliases: ReadonlyMap<string, string> = new Map(
  knownMakes.flatMap(({ name, aliases }) =>
    aliases
      .map(codeOf)
      .filter((alias) => !alias.startsWith(codeOf(name)))
      .map((alias) => [alias, name] as const),
  ),
);

/** Makes that are sold or remembered in Australia: what follows one that is not in stock is its model. */
export const makeNames: ReadonlySet<string> = new Set([
  ...knownMakes.map(({ name }) => codeOf(name)),
  ...listed(`daihatsu, chev, chevy, hummer, jag, jac, tata, hino, fuso, aston, fpv, daewoo, cadillac, lincoln, datsun,
  aprilia, benelli, cfmoto, piaggio, guzzi, gasgas, sherco, bsa, norton, buell, kymco, sym, avan, coromal, millard,
  windsor, roadstar, paramount, kokoda, elddis, lunar`),
]);

/** Words of models that are known, in stock or not: a Captur that is not in stock is no misspelt Captiva. */
export const modelWords: ReadonlySet<string> = new Set([
  ...knownMakes.flatMap(({ models }) => models).flatMap(typedWords),
  ...listed(`adventra, aliner, almera, applause, avalon, berlina, bighorn, bolt, bora, boulevard, brera, bronco, cactus,
  caliber, capri, carrera, cascada, cefiro, celica, chairman, charade, charger, citigo, coaster, colt, cougar, courier,
  crewman, crossfire, cuore, delica, dispatch, durango, eagle, epica, ertiga, escort, excel, expander, explorer,
  fairlane, fairmont, felicia, feroza, festiva, fluence, freed, freemont, frontera, galant, getaway, grandis, integra,
  iron, jackaroo, jumpy, knight, laguna, laser, latitude, legacy, liana, malibu, millenia, monaro, pacifica, passport,
  picasso, premacy, protege, prowler, punto, quattroporte, ridgeline, sandero, sebring, sierra, silvia, sirion, skyline,
  splash, starlet, storia, stream, supermoto, tacoma, targa, telstar, terios, terracan, tigra, titan, topender, tracker,
  tribute, vectra, verada, viva, xdiavel, xpander`),
]);
