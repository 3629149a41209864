import ts from 'typescript';
import { namesIn, type Names } from './names-in.ts';

/** One name of another module; `*` is all of them. */
export interface Binding {
  readonly from: string;
  readonly name: string;
  /** An `import type`: it is gone when the program runs. */
  readonly isType?: boolean;
}

/** A statement at the top of a module: what it declares, and what it names when it runs. */
export interface TopStatement extends Names {
  readonly declares: readonly string[];
  /** Interfaces and type aliases leave nothing behind that could run. */
  readonly isType: boolean;
  /** The ids that its JSDoc tag `@planned` names. */
  readonly planned: readonly string[];
}

export interface Module {
  /** By the name that this module gives it. */
  readonly imports: ReadonlyMap<string, Binding>;
  /** By the name that others import: a declaration of this module, or of another. */
  readonly exports: ReadonlyMap<string, string | Binding>;
  /** Modules of which everything is exported on. */
  readonly stars: readonly string[];
  /** Modules that are imported for what they do. */
  readonly bare: readonly string[];
  readonly statements: readonly TopStatement[];
  /** The ids that `@planned` in the first comment of the file names. */
  readonly planned: readonly string[];
}

export function parseSource(path: string, source: string): ts.SourceFile {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(path, source, ts.ScriptTarget.Latest, false, kind);
}

/** What a module imports, exports and names, statement by statement: types count like values. */
export function readModule(file: ts.SourceFile): Module {
  const imports = new Map<string, Binding>();
  const exports = new Map<string, string | Binding>();
  const stars: string[] = [];
  const bare: string[] = [];
  const statements: TopStatement[] = [];
  for (const statement of file.statements) {
    if (ts.isImportDeclaration(statement)) {
      const from = textOf(statement.moduleSpecifier);
      if (!statement.importClause) bare.push(from);
      for (const { local, ...binding } of importedNames(statement)) imports.set(local, { from, ...binding });
    } else if (ts.isExportDeclaration(statement)) {
      const from = statement.moduleSpecifier && textOf(statement.moduleSpecifier);
      for (const [exported, local] of exportedNames(statement))
        exports.set(exported, from === undefined ? local : { from, name: local });
      if (from !== undefined && !statement.exportClause) stars.push(from);
    } else {
      const declares = declaredNames(statement);
      if (isExported(statement)) for (const name of declares) exports.set(name, name);
      statements.push({
        ...namesIn(statement),
        declares,
        isType: ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement),
        planned: plannedIn(commentsBefore(statement, file).at(-1)),
      });
    }
  }
  return { imports, exports, stars, bare, statements, planned: plannedIn(commentOfFile(file)) };
}

/** The first comment is the file's where it stands before the imports, or apart from what follows it. */
function commentOfFile(file: ts.SourceFile): string | undefined {
  const [first] = file.statements;
  const [comment] = first ? commentsBefore(first, file) : [];
  if (!first || comment === undefined || ts.isImportDeclaration(first)) return comment;
  return file.text.includes(`${comment}\n\n`) ? comment : undefined;
}

function importedNames({ importClause: clause }: ts.ImportDeclaration) {
  if (!clause) return [];
  const isType = clause.phaseModifier === ts.SyntaxKind.TypeKeyword;
  const names = clause.name ? [{ local: clause.name.text, name: 'default', isType }] : [];
  const bindings = clause.namedBindings;
  if (bindings && ts.isNamespaceImport(bindings))
    names.push({ local: bindings.name.text, name: '*', isType });
  if (bindings && ts.isNamedImports(bindings))
    for (const { name, propertyName, isTypeOnly } of bindings.elements)
      names.push({ local: name.text, name: (propertyName ?? name).text, isType: isType || isTypeOnly });
  return names;
}

function exportedNames({ exportClause: clause }: ts.ExportDeclaration): [exported: string, local: string][] {
  if (!clause) return [];
  if (ts.isNamespaceExport(clause)) return [[clause.name.text, '*']];
  return clause.elements.map(({ name, propertyName }) => [name.text, (propertyName ?? name).text]);
}

function isExported(statement: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  return (
    modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) || ts.isExportAssignment(statement)
  );
}

function declaredNames(statement: ts.Statement): string[] {
  if (ts.isExportAssignment(statement)) return ['default'];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name));
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement);
  return isNamed ? [statement.name?.text ?? 'default'] : [];
}

/** The names that `const a` or `const { a, b: [c] }` gives. */
export function boundNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? boundNames(element.name) : []));
}

function commentsBefore(statement: ts.Statement, file: ts.SourceFile): string[] {
  const ranges = ts.getLeadingCommentRanges(file.text, statement.getFullStart()) ?? [];
  return ranges.map(({ pos, end }) => file.text.slice(pos, end)).filter((text) => text.startsWith('/**'));
}

function plannedIn(comment = ''): string[] {
  return [...comment.matchAll(/@planned ([A-Z]{2,}-[\d.]*\d)/g)].flatMap(([, id]) => id ?? []);
}

const textOf = (node: ts.Expression) => (ts.isStringLiteralLike(node) ? node.text : '');
