import { parseSync } from 'oxc-parser';

/** One small change to a file: what stands from `start` to `end` becomes `text`. */
export interface Mutant {
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly from: string;
  readonly text: string;
}

const COMPARISONS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '+',
  '&&': '||',
  '||': '&&',
  '%': '*',
  '&': '|',
  '|': '&',
  '<<': '>>',
  '>>': '<<',
};

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly operator?: string;
  readonly value?: unknown;
  readonly left?: Node;
  readonly right?: Node;
  readonly argument?: Node;
}

/** Every comparison turned, every sign exchanged, every number one more, every condition the other way: one at a time. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const { program } = parseSync(file, source);
  const found: Mutant[] = [];
  const add = (start: number, end: number, text: string): void => {
    const line = source.slice(0, start).split('\n').length;
    found.push({ start, end, line, from: source.slice(start, end), text });
  };
  walk(program as unknown as Node, (node) => {
    const { type, start, end, operator = '' } = node;
    if (type === 'Literal' && typeof node.value === 'number') add(start, end, `(${node.value} + 1)`);
    if (type === 'Literal' && typeof node.value === 'boolean') add(start, end, String(!node.value));
    if (type === 'UnaryExpression' && operator === '!' && node.argument)
      add(start, end, source.slice(node.argument.start, node.argument.end));
    if ((type === 'BinaryExpression' || type === 'LogicalExpression') && node.left && node.right) {
      const between = source.slice(node.left.end, node.right.start);
      const other = COMPARISONS[operator];
      const at = between.indexOf(operator);
      if (other !== undefined && at >= 0)
        add(node.left.end + at, node.left.end + at + operator.length, other);
    }
  });
  return found;
}

/** Types and imports are not what is played by. */
const SKIPPED = /^TS|^Import|^Export(All|Named)Declaration$/;

function walk(node: Node, visit: (node: Node) => void): void {
  if (SKIPPED.test(node.type) && !('declaration' in node && node.declaration)) {
    // `x as T` and `x!` are types around a value.
    const inner = (node as unknown as { expression?: Node }).expression;
    if (inner !== undefined && node.type.endsWith('Expression')) walk(inner, visit);
    return;
  }
  visit(node);
  for (const [key, value] of Object.entries(node)) {
    if (key === 'typeAnnotation' || key === 'returnType' || key === 'typeParameters') continue;
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child === 'object' && child !== null && 'type' in child) walk(child as Node, visit);
  }
}

export const applied = (source: string, { start, end, text }: Mutant): string =>
  source.slice(0, start) + text + source.slice(end);
