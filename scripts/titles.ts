import { type Expression, parseSync, Visitor } from 'oxc-parser';

/** The titles of a test file's tests and groups of tests, in any form; those that do not run do not count. */
export function titlesOf(file: string, source: string): string[] {
  const titles: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      if (title?.type === 'Literal' && typeof title.value === 'string' && runs(callee))
        titles.push(title.value);
      if (title?.type === 'TemplateLiteral' && runs(callee)) {
        titles.push(title.quasis.map((piece) => piece.value.cooked ?? '').join('…'));
      }
    },
  }).visit(parseSync(file, source).program);
  return titles;
}

/** Whether calling this declares tests that run: `it`, `describe.each(table)`, but not `it.skip`. */
function runs(callee: Expression): boolean {
  if (callee.type === 'Identifier') return ['it', 'test', 'describe'].includes(callee.name);
  if (callee.type === 'CallExpression') return runs(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return runs(callee.tag);
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false;
  return !['skip', 'todo'].includes(callee.property.name) && runs(callee.object);
}
