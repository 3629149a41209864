import type { LintContext, Node } from './lint-rule.ts';

type Variable = ReturnType<LintContext['sourceCode']['getScope']>['variables'][number];

/** The expression without what does not change its value: brackets, `?.`, `!`, `as` and `satisfies`. */
export function unwrap(node: Node): Node {
  const isWrapper =
    node.type === 'ChainExpression' ||
    node.type === 'ParenthesizedExpression' ||
    node.type === 'TSNonNullExpression' ||
    node.type === 'TSAsExpression' ||
    node.type === 'TSSatisfiesExpression';
  return isWrapper ? unwrap(node.expression) : node;
}

/** The last word of a name: `site` of `context.site`, of `site` and of `context['site']`. */
export function nameOf(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'MemberExpression' ? propertyName(node) : undefined;
}

export function propertyName(node: Node & { type: 'MemberExpression' }): string | undefined {
  if (!node.computed && node.property.type === 'Identifier') return node.property.name;
  return node.property.type === 'Literal' && typeof node.property.value === 'string'
    ? node.property.value
    : undefined;
}

/** The variable that an identifier names, looked for from its own scope outwards. */
export function findVariable(context: LintContext, node: Node): Variable | undefined {
  if (node.type !== 'Identifier') return undefined;
  for (let scope = context.sourceCode.getScope(node); ;) {
    const variable = scope.set.get(node.name);
    if (variable) return variable;
    if (!scope.upper) return undefined;
    scope = scope.upper;
  }
}
