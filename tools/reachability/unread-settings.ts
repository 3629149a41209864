import type { SettingsRegistry } from '../../packages/domain/src/settings/define-setting.ts';
import { checkMark, type StateOf } from './check-parts.ts';
import { isProductFile } from './product-file.ts';
import type { Reached } from './reach.ts';
import type { Module } from './read-module.ts';

/**
 * The names of properties that programs read, outside of the settings themselves. Names tell nothing of whose property
 * it is: a setting is called unread only where nothing of its name is read at all.
 */
export function namesRead(modules: ReadonlyMap<string, Module>, { statements }: Reached): Set<string> {
  const running = [...modules].flatMap(([path, module]) =>
    isProductFile(path) && !path.startsWith('packages/domain/src/settings/')
      ? module.statements.filter((statement) => statements.has(statement))
      : [],
  );
  return new Set(running.flatMap(({ reads }) => Array.from(reads)));
}

/** A setting that no program reads must say for which requirement it waits, and that must not be built. */
export function checkSettings(
  registry: SettingsRegistry,
  read: ReadonlySet<string>,
  stateOf: StateOf,
): string[] {
  return Object.entries(registry).flatMap(([group, { settings }]) =>
    Object.entries(settings).flatMap(([key, { planned }]) => {
      const what = `the setting ${group}.${key}`;
      if (planned !== undefined) return checkMark(what, planned, stateOf);
      return read.has(key) ? [] : [`${what} is read by no program`];
    }),
  );
}
