/** A word that no name may have, because the glossary has another for the thing, or because it had several meanings. */
export interface BannedWord {
  /** As it stands in a name, in small letters: `way out` is found in `wayOut` and `WAY_OUT`. */
  readonly word: string;
  readonly say: string;
  /** Only in files whose path matches; left out: everywhere. */
  readonly within?: RegExp;
  /** In these files the word has its one right meaning. */
  readonly exceptIn?: RegExp;
  /** Names in which it is right, as a whole or as the standard term that they contain. */
  readonly allowed?: RegExp;
}

const servers =
  /^(packages\/(server|store|search|providers)|apps\/(web\/server|worker))\/(?!.*(\/test\/|\.test\.))/;
const web = /^(packages\/server|apps\/web\/server)\/(?!.*(\/test\/|\.test\.))/;
const caches = /^(packages\/server|apps\/web\/(server|app\/(navigation|page)))\/(?!.*(\/test\/|\.test\.))/;
const messages = /^(packages\/(app\/src\/leads|providers\/src\/lead-delivery)|apps\/worker)\//;

export const bannedWords: readonly BannedWord[] = [
  {
    word: 'yard',
    say: 'location',
    // The name of a field in addresses that visitors have, and what older rows were written with.
    exceptIn: /\/(drive-steps|drive-address|test-drive\.int\.test|site-to-fuzz)\.ts$/,
  },
  { word: 'yards', say: 'locations' },
  // The column of the database keeps the name that its migration gave it.
  {
    word: 'way out',
    say: 'unsubscribe, unsubscribe token',
    exceptIn: /\/(alert-[a-z]+|watchlist)(\.int\.test)?\.ts$/,
  },
  { word: 'letter', say: 'lead message', within: messages, allowed: /dead_?letter/i },
  { word: 'trap', say: 'honeypot' },
  { word: 'forged', say: 'cross-site, of CSRF', within: web, exceptIn: /\/api-errors\.ts$/ },
  { word: 'what is theirs', say: 'ownership' },
  { word: 'heed', say: 'on followed by the event' },
  { word: 'gate', say: 'sign-in guard, or circuit breaker' },
  { word: 'gated', say: 'guarded' },
  { word: 'frame', say: 'layout, or iframe', allowed: /animation_?frame|time_?frame|^frame(Url|Locator)$/i },
  { word: 'kept', say: 'cached', within: caches },
  { word: 'asked', say: 'request', within: web },
  { word: 'refusal', say: 'error response', within: /^packages\/server\// },
  { word: 'parts', say: 'deps', within: web, allowed: /^(?:partsSearch|vehicleParts|showPartsPage)$/ },
  { word: 'question', say: 'request, query or field', within: servers },
  { word: 'questions', say: 'requests, queries or fields', within: servers },
  { word: 'form', say: 'representation, or variant', within: /\/(cache|page-cache|encoding)\// },
  { word: 'forms', say: 'representations, or variants', within: /\/(cache|page-cache|encoding)\// },
  { word: 'listing', say: 'car' },
  { word: 'inquiry', say: 'enquiry' },
  { word: 'branch', say: 'location' },
];
