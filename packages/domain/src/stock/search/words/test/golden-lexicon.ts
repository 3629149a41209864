import vocabulary from '../golden-vocabulary.json' with { type: 'json' };
import { makeLexicon } from '../make-lexicon.ts';

/** Everything that can be read on a site which has it all. */
export const goldenLexicon = makeLexicon(vocabulary);
