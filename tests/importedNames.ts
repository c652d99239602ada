import { posix } from 'node:path';
import { parseSync } from 'vite';

/** `path#name` of every name that a module imports or re-exports from another module of the project. */
export function namesImportedBy(path: string, source: string): string[] {
  return parseSync(path, source).program.body.flatMap((node) => {
    const from =
      node.type === 'ImportDeclaration' || node.type === 'ExportNamedDeclaration' ? node.source?.value : undefined;
    if (from === undefined || !from.startsWith('.')) return [];
    const target = posix.join(posix.dirname(path), from);
    return importedBy(node).map((name) => `${target}#${name}`);
  });
}

type Statement = ReturnType<typeof parseSync>['program']['body'][number];

function importedBy(node: Statement): string[] {
  if (node.type === 'ImportDeclaration')
    return node.specifiers.flatMap((specifier) =>
      specifier.type === 'ImportSpecifier' ? textOf(specifier.imported) : [],
    );
  return node.type === 'ExportNamedDeclaration' ? node.specifiers.map(({ local }) => textOf(local)) : [];
}

const textOf = (name: { readonly name: string } | { readonly value: string }): string =>
  'name' in name ? name.name : name.value;

/** The names that a module exports at their declaration. */
export const exportsOf = (source: string): string[] =>
  [...source.matchAll(/^export (?:async )?(?:function\*?|const|class|type|interface) (\w+)/gm)].map(
    ([, name = '']) => name,
  );
