/**
 * Flags of V8. A move is a path through many small functions; with the default limits only half of it is inlined. They
 * hold for all threads of a process, and for code that is compiled later.
 */
export const inlining: readonly string[] = [
  '--max-inlined-bytecode-size=1500',
  '--max-inlined-bytecode-size-cumulative=8000',
  '--max-inlined-bytecode-size-absolute=10000',
];
