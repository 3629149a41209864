import { isWrittenInCode } from './written-in-code.ts';
import { findVariable, nameOf, propertyName, unwrap } from './read-syntax.ts';
import type { LintContext, LintRule, Node } from './lint-rule.ts';

const message =
  'What differs between sites is a setting. Declare one and read it here, instead of asking which site this is.';

const siteWords = '(site|tenant|dealership|dealer|account)';
const siteLike = new RegExp(
  `(^|_)${siteWords}$|[a-z]${siteWords.replaceAll(/\b[a-z]/g, (c) => c.toUpperCase())}$`,
);
const siteType = /^(Site|Tenant|Dealership|Dealer|Account)/;
const siteSlugName = new RegExp(`${siteWords}_?slug$`, 'i');
const comparisons = new Set(['===', '!==', '==', '!=']);
const asksForOne = new Set(['includes', 'indexOf', 'has', 'get', 'test']);
const looksInside = new Set(['startsWith', 'endsWith', 'includes', 'match', 'search', 'localeCompare']);
const sameText = new Set(['toLowerCase', 'toUpperCase', 'trim', 'toString']);

/**
 * A site's slug compared with a value written in the code: by equality, by switch, or by looking it up in
 * a list or table written there. Comparing the slugs of two rows is fine, and so is looking a site up.
 */
export const siteSlug: LintRule = {
  create(context) {
    const report = (node: Node) => context.report({ node, message });
    const isSlug = (node: Node) => isSiteSlug(context, node);
    const isFixed = (node: Node) => isWrittenInCode(context, node);
    return {
      BinaryExpression(node) {
        const { left, right, operator } = node;
        if (
          comparisons.has(operator) &&
          ((isSlug(left) && isFixed(right)) || (isSlug(right) && isFixed(left)))
        )
          report(node);
        if (operator === 'in' && isSlug(left) && isFixed(right)) report(node);
      },
      SwitchStatement(node) {
        if (isSlug(node.discriminant) && node.cases.some(({ test }) => test && isFixed(test))) report(node);
      },
      CallExpression(node) {
        const callee = unwrap(node.callee);
        const [argument] = node.arguments;
        if (callee.type !== 'MemberExpression' || !argument) return;
        const verb = propertyName(callee) ?? '';
        if (asksForOne.has(verb) && isFixed(callee.object) && isSlug(argument)) report(node);
        if (looksInside.has(verb) && isSlug(callee.object) && isFixed(argument)) report(node);
      },
      MemberExpression(node) {
        if (node.computed && isSlug(node.property) && isFixed(node.object)) report(node);
      },
    };
  },
};

function isSiteSlug(context: LintContext, wrapped: Node): boolean {
  const node = unwrap(wrapped);
  if (node.type === 'CallExpression') {
    const callee = unwrap(node.callee);
    return (
      callee.type === 'MemberExpression' &&
      sameText.has(propertyName(callee) ?? '') &&
      isSiteSlug(context, callee.object)
    );
  }
  if (siteSlugName.test(nameOf(node) ?? '')) return true;
  if (node.type === 'MemberExpression') return propertyName(node) === 'slug' && isSite(context, node.object);
  return node.type === 'Identifier' && cameFromSite(context, node);
}

function isSite(context: LintContext, wrapped: Node): boolean {
  const node = unwrap(wrapped);
  if (siteLike.test(nameOf(node) ?? '')) return true;
  const annotated = node.type === 'Identifier' ? findVariable(context, node)?.defs[0]?.name : undefined;
  return annotated !== undefined && hasSiteType(annotated);
}

/** Follows `const { slug } = site`, `({ site: { slug } }) =>`, `({ slug }: Site) =>` and `const own = site.slug`. */
function cameFromSite(context: LintContext, node: Node): boolean {
  const definition = findVariable(context, node)?.defs[0];
  if (!definition) return false;
  const owner = definition.name.parent;
  if (owner.type === 'VariableDeclarator' && owner.init && owner.id === definition.name)
    return isSiteSlug(context, owner.init);
  if (owner.type !== 'Property' || nameOf(owner.key) !== 'slug' || owner.parent.type !== 'ObjectPattern')
    return false;
  const pattern = owner.parent;
  const source = pattern.parent;
  if (hasSiteType(pattern)) return true;
  if (source.type === 'VariableDeclarator') return source.init !== null && isSite(context, source.init);
  return source.type === 'Property' && siteLike.test(nameOf(source.key) ?? '');
}

function hasSiteType(node: Node): boolean {
  const type = 'typeAnnotation' in node && node.typeAnnotation ? node.typeAnnotation : undefined;
  if (type?.type !== 'TSTypeAnnotation' || type.typeAnnotation.type !== 'TSTypeReference') return false;
  return siteType.test(nameOf(type.typeAnnotation.typeName) ?? '');
}
