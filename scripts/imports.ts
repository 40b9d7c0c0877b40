import { parseSync, Visitor } from 'oxc-parser';

export interface Import {
  /** What is imported, as written; null if it is computed. */
  readonly specifier: string | null;
  /** Whether nothing of it remains at run time. */
  readonly typeOnly: boolean;
  readonly line: number;
}

/** Every import of a source file, in whatever form it is written. */
export function importsOf(file: string, source: string): Import[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`);
  const found: Import[] = [];
  const add = (from: { value?: unknown; start: number }, typeOnly: boolean): void => {
    const specifier = typeof from.value === 'string' ? from.value : null;
    found.push({ specifier, typeOnly, line: source.slice(0, from.start).split('\n').length });
  };
  new Visitor({
    ImportDeclaration(node) {
      const kinds = node.specifiers.map((it) => ('importKind' in it ? it.importKind : 'value'));
      const typesOnly = kinds.length > 0 && kinds.every((kind) => kind === 'type');
      add(node.source, node.importKind === 'type' || typesOnly);
    },
    ExportNamedDeclaration(node) {
      if (node.source !== null) add(node.source, node.exportKind === 'type');
    },
    ExportAllDeclaration(node) {
      add(node.source, node.exportKind === 'type');
    },
    ImportExpression(node) {
      add('value' in node.source ? node.source : { start: node.start }, false);
    },
    TSImportType(node) {
      add(node.source, true);
    },
  }).visit(program);
  return found;
}
