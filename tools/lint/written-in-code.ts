import type { LintContext, Node } from './lint-rule.ts';
import { findVariable, propertyName, unwrap } from './read-syntax.ts';

/** Whether a value stands in the code: a text, a list or table of them, or a constant or import that is one. */
export function isWrittenInCode(context: LintContext, wrapped: Node): boolean {
  const node = unwrap(wrapped);
  const anyOf = (nodes: readonly (Node | null)[]) =>
    nodes.some((one) => one && isWrittenInCode(context, one));
  if (node.type === 'Literal')
    return 'regex' in node || (typeof node.value === 'string' && node.value !== '');
  if (node.type === 'TemplateLiteral') return node.expressions.length === 0;
  if (node.type === 'ArrayExpression') return anyOf(node.elements);
  if (node.type === 'ObjectExpression') return node.properties.length > 0;
  if (node.type === 'NewExpression') return anyOf(node.arguments);
  if (node.type === 'MemberExpression')
    return propertyName(node) !== undefined && isWrittenInCode(context, node.object);
  return node.type === 'Identifier' && isConstantInCode(context, node);
}

function isConstantInCode(context: LintContext, node: Node): boolean {
  const definition = findVariable(context, node)?.defs[0];
  // What an import holds is not visible from here; a slug compared with one is a list kept elsewhere.
  if (definition?.type === 'ImportBinding') return true;
  const declared = definition?.node;
  return (
    declared?.type === 'VariableDeclarator' &&
    declared.id.type === 'Identifier' &&
    declared.init !== null &&
    isWrittenInCode(context, declared.init)
  );
}
