/** Both palettes keep a contrast of 3:1 against their ground, and stay apart for the colour-blind. */
export const STYLE = `
:root { color-scheme: light dark; --ground: #faf8f4; --card: #fff; --ink: #22252b; --soft: #5d636f; --grid: #e7e3db;
  --c0: #b3341f; --c1: #1f6fb3; --c2: #2b8a5a; --c3: #8a5fbf; --c4: #b5790a; --c5: #4b5563; }
@media (prefers-color-scheme: dark) { :root { --ground: #15171b; --card: #1e2127; --ink: #eceae5; --soft: #a4abb8; --grid: #343944;
  --c0: #ff8368; --c1: #6cb6ff; --c2: #62d19b; --c3: #c5a3ff; --c4: #f0bd50; --c5: #aab4c4; } }
body { margin: 0; background: var(--ground); color: var(--ink); font: 17px/1.5 system-ui, sans-serif; }
main { max-width: 52rem; margin: 0 auto; padding: 2.5rem 1rem 4rem; }
header p { margin: 0; color: var(--soft); }
h1 { margin: .2rem 0 .4rem; font-size: 2.1rem; line-height: 1.15; overflow-wrap: anywhere; }
h2 { margin: 0; font-size: 1.25rem; }
section { margin-top: 1.5rem; padding: 1.4rem 1.6rem; background: var(--card); border: 1px solid var(--grid); border-radius: 14px; }
section p { margin: .3rem 0 1rem; color: var(--soft); max-width: 62ch; }
figure { margin: 0; }
figure svg { display: block; width: 100%; height: auto; max-height: 30rem; overflow: visible; }
.wide { overflow-x: auto; margin-top: .8rem; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .45rem .6rem; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--grid); }
th:first-child { text-align: left; }
tr > [scope=col] { color: var(--soft); font-weight: 500; font-size: .85rem; }
code { font-size: .85rem; overflow-wrap: anywhere; color: var(--ink); }
`;
