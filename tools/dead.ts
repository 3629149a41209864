/**
 * Part of `pnpm dead`: what only tests reach, and settings that no program reads, unless they say for which requirement
 * they wait (`@planned ID` before a module or an export, `planned: 'ID'` in a setting), which must not be built yet.
 */
import { settingsRegistry } from '../packages/domain/src/settings/registry.ts';
import { checkParts } from './reachability/check-parts.ts';
import { partsOfProduct } from './reachability/parts-of-product.ts';
import { readRepository } from './reachability/repository.ts';
import { checkSettings, namesRead } from './reachability/unread-settings.ts';
import { readStates, stateFinder } from './requirements/read-states.ts';

const repository = readRepository();
const { modules, reached } = repository;
const stateOf = stateFinder(readStates(repository).requirements);
const parts = partsOfProduct(modules, reached);
const failures = [
  ...checkParts(parts, stateOf),
  ...checkSettings(settingsRegistry, namesRead(modules, reached), stateOf),
];

for (const failure of failures) console.error(failure);
const waiting = parts.filter(({ planned }) => planned.length > 0).length;
console.log(`${failures.length} findings in ${parts.length} modules and exports, ${waiting} of them planned`);
// A check that saw nothing must not pass.
process.exitCode = failures.length > 0 || parts.length < 20 ? 1 : 0;
