import { itemNouns, type ItemType } from '../../core/item-words.ts';

/** What the two groups of a vehicle's photos are called, and by which words of a caption the second begins. */
export interface PhotoGroups {
  readonly first: string;
  readonly second: string;
  readonly secondBegins: readonly string[];
}

const insideWords =
  'inside interior cabin dash dashboard display seat seats console boot steering instrument instruments bed beds kitchen lounge ensuite';
const detailWords =
  'engine seat seats dash display instrument instruments tank exhaust handlebar handlebars brake brakes close detail details';

const outsideAndInside: PhotoGroups = {
  first: 'Outside',
  second: 'Inside',
  secondBegins: insideWords.split(' '),
};

/** The photos of what has a cabin are of its outside and its inside; those of a bike, of all of it and of its details. */
export function photoGroups(itemType: ItemType): PhotoGroups {
  if (itemType !== 'motorcycle') return outsideAndInside;
  return {
    first: `Whole ${itemNouns.motorcycle[0]}`,
    second: 'Details',
    secondBegins: detailWords.split(' '),
  };
}
