import { bannedWords, type BannedWord } from './banned-words.ts';
import type { LintRule } from './lint-rule.ts';

/** A name that says what the glossary calls otherwise: declared or used, each once a file. */
export const plainWords: LintRule = {
  create(context) {
    const path = pathInRepository(context.filename);
    const banned = bannedWords.filter((one) => appliesTo(one, path));
    const reported = new Set<string>();
    return {
      Identifier(node) {
        if (reported.has(node.name)) return;
        const found = banned.find((one) => hasWord(node.name, one));
        if (!found) return;
        reported.add(node.name);
        context.report({
          node,
          message: `"${found.word}" in ${node.name}: say ${found.say} (docs/glossary.md).`,
        });
      },
    };
  },
};

function appliesTo({ within, exceptIn }: BannedWord, path: string): boolean {
  return (within?.test(path) ?? true) && !(exceptIn?.test(path) ?? false);
}

/** `aFormOfTheGate` in words, as a text that a word can be found in: ' a form of the gate '. */
function inWords(name: string): string {
  const words = name.replaceAll(/([\da-z])([A-Z])/g, '$1 $2').replaceAll(/[_$]+/g, ' ');
  return ` ${words.toLowerCase()} `;
}

function hasWord(name: string, { word, allowed }: BannedWord): boolean {
  return inWords(name).includes(` ${word} `) && !(allowed?.test(name) ?? false);
}

/** From the first folder that the repository has: rules are tested on planted files elsewhere, too. */
function pathInRepository(filename: string): string {
  return /(?:^|\/)((?:packages|apps|tools|e2e)\/.*)$/.exec(filename)?.[1] ?? filename;
}
