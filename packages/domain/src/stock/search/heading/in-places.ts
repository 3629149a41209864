import { heardList } from './heard-list.ts';

/** A coast or a peninsula is lived on, a town is lived in. */
const livedOn = /\b(?:Coast|Peninsula|Tablelands)$/;

/** Where cars stand, as people say it: in Cowra; on the Gold Coast; in Sydney and on the Central Coast. */
export function inPlaces(places: readonly string[]): string {
  const [towns, coasts] = [
    places.filter((name) => !livedOn.test(name)),
    places.filter((name) => livedOn.test(name)),
  ];
  return [
    ...(towns.length > 0 ? [`in ${heardList(towns)}`] : []),
    ...(coasts.length > 0 ? [`on the ${heardList(coasts)}`] : []),
  ].join(' and ');
}
