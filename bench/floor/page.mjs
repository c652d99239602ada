/**
 * The floor pages: a casino home page of nothing but HTML, inlined CSS and pictures, as a lower bound for load times.
 * @module
 */

export const TILES = 24;
/** Number of tiles visible on a phone before scrolling, approximately. The others load lazily. */
const ABOVE_FOLD = 9;
/** Number of unused CSS rules, as many as a real page inlines, so that parsing and matching are part of the floor. */
const RULES = 104;

const STYLE = `*{box-sizing:border-box}body{margin:0;background:#0d0f16;color:#eceef4;font:15px/1.35 system-ui,sans-serif}
header{position:sticky;top:0;z-index:5;display:flex;gap:8px;align-items:center;height:56px;padding:0 12px;background:#161924}
.balance{margin-inline-start:auto;font-weight:700;font-variant-numeric:tabular-nums}
.button{border:0;border-radius:999px;padding:10px 16px;background:#e6b450;color:#1a1204;font-weight:700}
.hero{display:block;width:100%;height:auto;aspect-ratio:722/350;object-fit:cover}h1{margin:14px 12px;font-size:22px}
.chips{display:flex;gap:8px;overflow:auto;padding:8px 12px}.chip{padding:8px 14px;border-radius:999px;background:#1f2331;white-space:nowrap}
.grid{display:grid;grid-template-columns:repeat(3,1fr);gap:8px;padding:0 12px 80px}
.tile{overflow:hidden;border-radius:12px;background:#1f2331;color:inherit;text-decoration:none}
.tile img{display:block;width:100%;height:auto;aspect-ratio:3/4}
.tile b{display:block;overflow:hidden;padding:6px 8px 0;font-size:13px;text-overflow:ellipsis;white-space:nowrap}
.tile i{display:block;padding:0 8px 8px;color:#9aa3b8;font-size:11px;font-style:normal}
nav{position:fixed;inset:auto 0 0;display:flex;height:60px;background:#161924}nav a{flex:1;display:grid;place-items:center;color:#9aa3b8;font-size:11px;text-decoration:none}`;

/** Loads the tiles' pictures after the hero, which has the whole bandwidth until then. */
const AFTER_HERO = `<script>{const h=document.querySelector('.hero'),go=()=>document.querySelectorAll('[data-src]').forEach(i=>{i.src=i.dataset.src});h.complete?go():h.onload=h.onerror=go}</script>`;

/** @param {{ hero: string, tilesWait: boolean, scripts?: string }} page @returns {string} */
function html({ hero, tilesWait, scripts = '' }) {
  const source = tilesWait ? 'data-src' : 'src';
  const tile = (index) => {
    const lazy = index > ABOVE_FOLD ? ' loading="lazy"' : '';
    return `<a class="tile" href="#game-${index}"><img ${source}="img/tile${index}.webp" width="264" height="352" alt=""${lazy} decoding="async"><b>Game number ${index}</b><i>Provider ${(index % 5) + 1} · RTP 9${(index % 4) + 4}.${((index * 7) % 90) + 10} %</i></a>`;
  };
  const tiles = Array.from({ length: TILES }, (_, index) => tile(index + 1)).join('');
  const chips = ['For you', 'Slots', 'Live', 'Fast', 'Jackpots', 'Cards', 'New']
    .map((name) => `<span class="chip">${name}</span>`)
    .join('');
  const links = ['Menu', 'Games', 'Wallet', 'Betting', 'Profile']
    .map((name) => `<a href="#${name}">${name}</a>`)
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Floor</title><link rel="icon" href="data:,"><link rel="preload" as="image" href="img/${hero}" fetchpriority="high"><style>${STYLE}${unusedRules()}</style></head><body><header><strong>Floor</strong><span class="balance">1,284.50</span><button class="button">Deposit</button></header><main><img class="hero" src="img/${hero}" width="722" height="350" fetchpriority="high" alt="Banner"><h1>Played tonight</h1><div class="chips">${chips}</div><div class="grid">${tiles}</div></main><nav>${links}</nav>${scripts}</body></html>`;
}

function unusedRules() {
  const displays = ['flex', 'grid', 'block'];
  const rule = (n) =>
    `.r${n}{margin:${n % 32}px;padding:${n % 17}px;color:hsl(${(n * 47) % 360} ${n % 60}% ${20 + (n % 50)}%)}@media(min-width:${600 + n}px){.r${n}{display:${displays[n % 3]}}}`;
  return Array.from({ length: RULES }, (_, index) => rule(index + 1)).join('');
}

/** @returns {Record<string, string>} file name → HTML: `index.html` is the floor, `best.html` the best a page can do */
export const floorPages = () => ({
  'index.html': html({ hero: 'hero.webp', tilesWait: false }),
  'best.html': html({ hero: 'hero-small.webp', tilesWait: true, scripts: AFTER_HERO }),
});
