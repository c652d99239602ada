/** Lumen ID: warm light on paper. Orbit ID: night blue and ice. Each in a light and a dark form. */
export const style = `
:root { font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", Arial, sans-serif; color-scheme: light dark; }
* { box-sizing: border-box; }
body { margin: 0; min-block-size: 100vh; display: grid; align-content: center; justify-items: center; gap: 12px; padding: 16px; background: var(--ground); color: var(--ink); }
.lumen { --ground: #fbf1e2; --paper: #fffdf8; --ink: #2b2015; --soft: #6b5a46; --line: #ecdcc3; --edge: #8f7a60; --brand: #a34a0d; --on: #fff; --wash: #fdf3e3; }
.orbit { --ground: #e9eefb; --paper: #ffffff; --ink: #141b33; --soft: #515a7a; --line: #d7dff4; --edge: #6f7aa3; --brand: #2f49c4; --on: #fff; --wash: #eef2fd; }
@media (prefers-color-scheme: dark) {
  .lumen { --ground: #17110a; --paper: #221a10; --ink: #f8eddc; --soft: #c2ad91; --line: #3a2d1c; --edge: #97835f; --brand: #ffb45c; --on: #2b1700; --wash: #2c2115; }
  .orbit { --ground: #090d1c; --paper: #121830; --ink: #e9eeff; --soft: #a5b0d6; --line: #232c4f; --edge: #7480b3; --brand: #8fa6ff; --on: #0a1336; --wash: #1a2244; }
}
main { inline-size: min(26rem, 100%); background: var(--paper); border: 1px solid var(--line); border-radius: 20px; padding: 20px; box-shadow: 0 10px 40px rgb(0 0 0 / 12%); }
header { display: flex; align-items: center; gap: 10px; font-weight: 700; font-size: 1.1rem; }
h1 { font-size: 1.15rem; line-height: 1.3; margin: 14px 0 2px; }
h2 { font-size: .95rem; margin: 16px 0 6px; }
p { margin: 0 0 10px; color: var(--soft); font-size: .9rem; }
.reason { overflow-wrap: anywhere; font-size: .8rem; }
.tag { margin: 0; font-size: .8rem; text-align: center; }
form { display: grid; gap: 8px; margin: 0; }
button { font: inherit; cursor: pointer; border-radius: 12px; min-block-size: 48px; padding: 8px 14px; }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
.person { display: flex; align-items: center; gap: 12px; text-align: start; background: var(--wash); border: 1px solid var(--line); color: var(--ink); inline-size: 100%; }
.person:hover { border-color: var(--edge); }
.letter { flex: none; inline-size: 34px; block-size: 34px; border-radius: 50%; display: grid; place-items: center; background: var(--brand); color: var(--on); font-weight: 700; }
.who { display: grid; min-inline-size: 0; line-height: 1.3; }
.who small { color: var(--soft); overflow-wrap: anywhere; }
label { display: grid; gap: 3px; font-size: .85rem; font-weight: 600; }
input { font: inherit; font-weight: 400; padding: 9px 12px; border-radius: 12px; border: 1px solid var(--edge); background: var(--paper); color: var(--ink); inline-size: 100%; min-inline-size: 0; }
.pair { display: grid; gap: 8px; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); }
.main { background: var(--brand); color: var(--on); border: 0; font-weight: 700; }
.exits { display: flex; flex-wrap: wrap; gap: 8px; margin-block-start: 14px; padding-block-start: 14px; border-block-start: 1px solid var(--line); }
.exits form { flex: 1; }
.quiet { background: none; border: 1px solid var(--edge); color: var(--ink); inline-size: 100%; min-block-size: 44px; }
.wrong { color: var(--ink); font-weight: 600; }
`;
