import ts from 'typescript';

/** What a piece of code names. */
export interface Names {
  /** Variables, functions, components and types; locals among them, which are nobody's import. */
  readonly mentions: ReadonlySet<string>;
  /** Properties that are read: `settings.key`, `{ key } = settings`, `Pick<Settings, 'key'>`. */
  readonly reads: ReadonlySet<string>;
  /** Modules that are loaded while it runs: `import('./page.ts')`, `new URL('./thread.ts', …)`, `spawn('a/main.ts')`. */
  readonly loads: ReadonlySet<string>;
}

export function namesIn(root: ts.Node): Names {
  const mentions = new Set<string>();
  const reads = new Set<string>();
  const loads = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) mentions.add(node.text);
    else if (ts.isStringLiteralLike(node)) {
      if (/\.tsx?$/.test(node.text)) loads.add(node.text);
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      visit(node.argument.literal);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [target] = node.arguments;
      if (target && ts.isStringLiteralLike(target)) loads.add(target.text);
    } else if (ts.isPropertyAccessExpression(node)) {
      reads.add(node.name.text);
      visit(node.expression);
    } else {
      noteRead(node, reads);
      const own = ownName(node);
      ts.forEachChild(node, (child) => (child === own ? undefined : visit(child)));
    }
  };
  visit(root);
  return { mentions, reads, loads };
}

function noteRead(node: ts.Node, reads: Set<string>): void {
  if (ts.isObjectBindingPattern(node))
    for (const { propertyName, name } of node.elements) {
      const key = propertyName ?? name;
      if (ts.isIdentifier(key) || ts.isStringLiteralLike(key)) reads.add(key.text);
    }
  if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression))
    reads.add(node.argumentExpression.text);
  if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)) reads.add(node.literal.text);
}

/** A name that says nothing about variables: the key of a property, a member or an attribute, unless it is worked out. */
function ownName(node: ts.Node): ts.Node | undefined {
  const name = nameOf(node);
  return name && ts.isComputedPropertyName(name) ? undefined : name;
}

function nameOf(node: ts.Node): ts.Node | undefined {
  if (ts.isBindingElement(node)) return node.propertyName;
  if (ts.isQualifiedName(node)) return node.right;
  const isMember =
    ts.isPropertyAssignment(node) ||
    ts.isPropertySignature(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isMethodSignature(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isJsxAttribute(node) ||
    ts.isEnumMember(node) ||
    ts.isNamedTupleMember(node);
  return isMember ? node.name : undefined;
}
