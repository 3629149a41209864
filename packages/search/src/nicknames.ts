import { typedWords } from '@forecourt/domain/stock/search/searched-words';
import { nicknames as carNicknames } from '@forecourt/domain/stock/search/words/tables/car-nicknames';

/**
 * What buyers write for something that a car's own words call otherwise. Each side of a line is one or
 * several words; what is typed on the left also finds the cars that have all words on the right.
 */
const lines: readonly (readonly [typed: string, ...meant: string[]])[] = [
  // Makes and models, beside what buyers call cars.
  ['mercs', 'mercedes'],
  ['mb', 'mercedes benz'],
  ['chevy', 'chevrolet'],
  ['rex', 'wrx'],
  ['gwm', 'great wall'],
  ['great wall', 'gwm'],
  ['bug', 'beetle'],
  // A car's words tell series apart that are one model in a stock.
  ['lc70', 'landcruiser 70'],
  ['lc76', 'landcruiser 76'],
  ['lc78', 'landcruiser 78'],
  ['lc79', 'landcruiser 79'],
  ['lc200', 'landcruiser 200'],
  ['lc300', 'landcruiser 300'],
  ['troopy', 'landcruiser troopcarrier', 'landcruiser 78'],
  ['troopie', 'landcruiser troopcarrier', 'landcruiser 78'],
  ['landrover', 'land rover'],
  ['rangerover', 'range rover'],
  ['alfaromeo', 'alfa romeo'],
  ['santafe', 'santa fe'],
  ['series 1', '1 series'],
  ['series 3', '3 series'],
  ['series 5', '5 series'],
  // Bodies.
  ['ute', 'utility', 'pickup', 'cab chassis'],
  ['utility', 'ute'],
  ['pickup', 'ute'],
  ['pick up', 'ute'],
  ['bakkie', 'ute'],
  ['hatchback', 'hatch'],
  ['liftback', 'hatch'],
  ['saloon', 'sedan'],
  ['estate', 'wagon'],
  ['station wagon', 'wagon'],
  ['stationwagon', 'wagon'],
  ['cabriolet', 'convertible'],
  ['cabrio', 'convertible'],
  ['soft top', 'convertible'],
  ['drop top', 'convertible'],
  ['roadster', 'convertible'],
  ['minivan', 'people mover'],
  ['peoplemover', 'people mover'],
  ['mpv', 'people mover'],
  ['minibus', 'bus'],
  ['crossover', 'suv'],
  ['motorbike', 'motorcycle', 'bike'],
  ['bike', 'motorcycle'],
  ['dual cab', 'double cab', 'crew cab'],
  ['double cab', 'dual cab', 'crew cab'],
  ['crew cab', 'dual cab', 'double cab'],
  ['extra cab', 'space cab', 'king cab', 'freestyle cab'],
  ['space cab', 'extra cab'],
  // Engines, gearboxes and wheels.
  ['stick', 'manual'],
  ['ev', 'electric'],
  ['bev', 'electric'],
  ['phev', 'plug in hybrid', 'plug in'],
  ['plugin', 'plug in'],
  ['hev', 'hybrid'],
  ['gasoline', 'petrol'],
  ['unleaded', 'petrol'],
  ['4wd', '4x4', 'four wheel drive'],
  ['4x4', '4wd', 'four wheel drive'],
  ['four wheel drive', '4x4', '4wd'],
  ['awd', 'all wheel drive'],
  ['all wheel drive', 'awd'],
  ['fwd', 'front wheel drive'],
  ['front wheel drive', 'fwd'],
  ['rwd', 'rear wheel drive'],
  ['rear wheel drive', 'rwd'],
  ['2wd', '4x2', 'front wheel drive', 'rear wheel drive', 'fwd', 'rwd'],
  ['4x2', '2wd', 'front wheel drive', 'rear wheel drive', 'fwd', 'rwd'],
  // Colours.
  ['gray', 'grey'],
  ['maroon', 'burgundy'],
  ['burgundy', 'maroon'],
];

type Meaning = readonly string[];

const ofWords = lines.map(([typed, ...meant]) => [typed, meant.map((words) => words.split(' '))] as const);

/** What the search box reads as a make or a model finds its cars as words too: in quotation marks, or by an engine alone. */
const ofCars = Object.entries(carNicknames).flatMap(([code, names]) => {
  const typed = typedWords(code).join(' ');
  const meant = names.map(typedWords).filter((words) => !isFoundAnyway(typed, words.join(' ')));
  return meant.length === 0 ? [] : [[typed, meant] as const];
});

/** Volks begins Volkswagen, and a Defender is one by name. */
function isFoundAnyway(typed: string, meant: string): boolean {
  return meant.startsWith(typed) || ` ${meant} `.includes(` ${typed} `);
}

/** By the words as typed, with one blank between them: the words of each of their meanings. */
export const nicknames: ReadonlyMap<string, readonly Meaning[]> = new Map([...ofCars, ...ofWords]);

/** The most words that a nickname has. */
export const longestNickname = Math.max(...Array.from(nicknames.keys(), (typed) => typed.split(' ').length));
