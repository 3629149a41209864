import type { LintRule, Node } from './lint-rule.ts';
import { propertyName } from './read-syntax.ts';

const message =
  'Read the environment in a file called env.ts, where it is parsed once, and pass the value on from there.';

/** Every way to the environment: process.env, globalThis.process.env, import.meta.env, and `env` of node:process. */
export const envAccess: LintRule = {
  create(context) {
    const report = (node: Node) => context.report({ node, message });
    return {
      MemberExpression(node) {
        if (propertyName(node) === 'env' && isProcess(node.object)) report(node);
      },
      VariableDeclarator(node) {
        if (node.id.type === 'ObjectPattern' && node.init && isProcess(node.init)) {
          if (node.id.properties.some((property) => property.type === 'Property' && isNamedEnv(property.key)))
            report(node);
        }
      },
      ImportDeclaration(node) {
        if (!['process', 'node:process'].includes(node.source.value)) return;
        for (const specifier of node.specifiers) {
          if (specifier.type === 'ImportSpecifier' && isNamedEnv(specifier.imported)) report(specifier);
        }
      },
    };
  },
};

function isProcess(node: Node): boolean {
  if (node.type === 'Identifier') return node.name === 'process';
  if (node.type === 'MetaProperty') return node.meta.name === 'import';
  return node.type === 'MemberExpression' && propertyName(node) === 'process';
}

function isNamedEnv(node: Node): boolean {
  return (
    (node.type === 'Identifier' && node.name === 'env') || (node.type === 'Literal' && node.value === 'env')
  );
}
