import {
  readSearchHistory,
  rememberSearch,
  type RememberedSearch,
} from '@forecourt/domain/stock/search/search-history';
import { readStoredList, storeList } from '../../../browser/stored-list.ts';

/** Remembers a search in this browser (SRCH-14). */
export function storeSearch(key: string, length: number, search: RememberedSearch): void {
  storeList(key, rememberSearch(readSearchHistory(readStoredList(key), length), search, length));
}
