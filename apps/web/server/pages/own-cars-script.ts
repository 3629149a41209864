import type { SavingView } from '@forecourt/app/watchlist/saving.view';

/**
 * Runs before anything is painted: says whether this browser keeps cars that were saved or looked at, so that a page
 * leaves room for them where there are some, and none where there are none.
 */
export function ownCarsScript({ favourites, viewed }: SavingView['keys']): string {
  const keys = JSON.stringify([favourites, viewed]);
  return `try{if(${keys}.some(k=>(localStorage.getItem(k)??'[]')!=='[]'))document.documentElement.dataset.ownCars=''}catch{}`;
}
