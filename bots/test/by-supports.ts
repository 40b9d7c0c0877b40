// A second, plain way to solve a table, to check the quick one by.

/** The value of a table by trying all square parts of it: one of them makes both indifferent, and nobody gains outside it. */
export function bySupports(table: readonly (readonly number[])[]): number {
  const rows = table.length;
  const columns = table[0]!.length;
  for (let mine = 1; mine < 1 << rows; mine++)
    for (let others = 1; others < 1 << columns; others++) {
      const some = (set: number, count: number) =>
        Array.from({ length: count }, (_, i) => i).filter((i) => ((set >> i) & 1) === 1);
      const [r, c] = [some(mine, rows), some(others, columns)];
      if (r.length !== c.length) continue;
      const part = r.map((i) => c.map((j) => table[i]![j]!));
      const turned = c.map((_, j) => part.map((row) => row[j]!));
      const [x, y] = [indifferent(turned), indifferent(part)];
      if (x === null || y === null) continue;
      const value = x.value;
      const columnWorth = (j: number) => r.reduce((sum, i, k) => sum + x.mix[k]! * table[i]![j]!, 0);
      const rowWorth = (i: number) => c.reduce((sum, j, k) => sum + y.mix[k]! * table[i]![j]!, 0);
      const nobodyGains =
        table.every((_, i) => rowWorth(i) <= value + 1e-9) &&
        table[0]!.every((_, j) => columnWorth(j) >= value - 1e-9);
      if (nobodyGains) return value;
    }
  throw new Error('no equilibrium');
}

/** The mixture under which all lines of a square table are worth the same, by elimination; null if there is none. */
function indifferent(lines: readonly (readonly number[])[]): { mix: number[]; value: number } | null {
  const n = lines.length;
  const system = lines.map((line) => [...line, -1, 0]);
  system.push([...Array.from({ length: n }, () => 1), 0, 1]);
  for (let k = 0; k <= n; k++) {
    const pivot = system.findIndex((line, i) => i >= k && Math.abs(line[k]!) > 1e-9);
    if (pivot < 0) return null;
    [system[k], system[pivot]] = [system[pivot]!, system[k]!];
    for (let i = 0; i <= n; i++) {
      if (i === k) continue;
      const factor = system[i]![k]! / system[k]![k]!;
      for (let j = k; j <= n + 1; j++) system[i]![j]! -= factor * system[k]![j]!;
    }
  }
  const solved = system.map((line, k) => line[n + 1]! / line[k]!);
  const mix = solved.slice(0, n);
  return mix.every((share) => share >= -1e-9) ? { mix, value: solved[n]! } : null;
}
