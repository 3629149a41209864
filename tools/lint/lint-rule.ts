import type { RuleTester } from 'oxlint/plugins-dev';

/** oxlint exports the types of a rule only as parameters of its tester; here they get names. */
export type LintRule = Extract<
  Parameters<RuleTester['run']>[1],
  { create: (context: never) => unknown; createOnce?: never }
>;

export type LintContext = Parameters<LintRule['create']>[0];

export type Node = Parameters<LintContext['sourceCode']['getScope']>[0];
