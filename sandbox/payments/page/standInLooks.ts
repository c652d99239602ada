/** The stand-ins: a phone at night, a dark wallet of coins, a kiosk's bright counter with its white slip. */
export const standInStyles = `
.cut { fill: var(--ground); stroke: var(--ground); }
.standin .brand { max-inline-size: 480px; }
.device { inline-size: 100%; max-inline-size: 440px; margin: 8px auto 0; display: grid; gap: 18px; align-content: start; padding: 28px 24px; background: var(--paper); border-radius: calc(var(--radius) + 8px); box-shadow: 0 1px 2px rgb(0 0 0 / 10%), 0 22px 48px -22px rgb(0 0 0 / 45%); }
.device h1 { font-family: var(--face); font-size: 25px; line-height: 1.2; font-weight: 650; letter-spacing: -0.01em; }
.device h2 { font-size: 17px; line-height: 1.35; font-weight: 650; }
.device code { font: 500 14px/1.45 ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; overflow-wrap: anywhere; }
.news { background: var(--wash); border-radius: var(--radius); padding: 12px 16px; font-weight: 600; }
.empty { display: grid; gap: 6px; padding-block: 30px; text-align: center; justify-items: center; border: 1px dashed var(--edge); border-radius: var(--radius); padding-inline: 20px; }
.asked { display: grid; gap: 4px; padding: 18px; background: var(--card); border-radius: var(--radius); }
.asked .amount { font-size: 34px; margin-block: 4px; }
.answers { display: grid; grid-template-columns: 1fr 1fr; gap: 10px; margin-block-start: 14px; }
.answers .quiet { border-color: var(--edge); }

.phone {
  --ground: #121a2c; --paper: #1b2540; --card: #27345a; --ink: #f2f5ff; --soft: #b3bedd; --line: #3a4870; --edge: #8390b5; --field: #121a2c;
  --brand: #7fb2ff; --brand-deep: #9dc4ff; --on-brand: #06183a; --wash: #22386a; --bad: #ff9da0; --bad-wash: #472031;
  --good: #84dcae; --good-wash: #16382d; --tag: #3a3216; --tag-ink: #f6dc93; --radius: 20px; --face: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", Arial, sans-serif;
}
.phone .device { border: 8px solid #060b18; border-radius: 44px; min-block-size: 560px; padding: 36px 22px; }
.phone .device > .button { align-self: end; }
.wallet {
  --ground: #111716; --paper: #1a2321; --card: #24312d; --ink: #eef6f3; --soft: #a9bab5; --line: #2f3d39; --edge: #73877f; --field: #111716;
  --brand: #52d6b3; --brand-deep: #7ae2c6; --on-brand: #04231b; --wash: #1f3a33; --bad: #ff9f96; --bad-wash: #3d211f;
  --good: #52d6b3; --good-wash: #183a31; --tag: #3a3216; --tag-ink: #f6dc93; --radius: 14px; --face: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", Arial, sans-serif;
}
.wallet .asked { gap: 12px; }
.wallet .facts div { display: grid; gap: 2px; }
.wallet .facts dd { text-align: start; }
.wallet .outcome, .kiosk .outcome { padding-block: 44px; }
.kiosk {
  --ground: #f6c945; --paper: #fffdf4; --ink: #241c05; --soft: #5f5533; --line: #e5dbb8; --edge: #83784f; --field: #ffffff;
  --brand: #8a2b12; --brand-deep: #6d210d; --on-brand: #ffffff; --wash: #fbeed0; --bad: #a3211b; --bad-wash: #fbe6e2;
  --good: #1c6a3a; --good-wash: #e2f3e6; --tag: #241c05; --tag-ink: #ffe9a6; --radius: 10px; --face: "Rockwell", "Roboto Slab", "DejaVu Serif", Georgia, serif;
}
.kiosk .device { border-block-start: 14px solid; border-image: repeating-linear-gradient(90deg, #8a2b12 0 26px, #fffdf4 26px 52px) 14; border-radius: 0; }
.kiosk .bare { background: none; box-shadow: none; border: 0; padding: 0; }
.kiosk .noprint { text-align: center; justify-self: center; }
.kiosk .lead { color: var(--soft); }
.kiosk .bare .lead { color: #3d3208; }
.kiosk .quiet:hover { background: #fbdd83; }
.slip { background: #fff; color: #111; padding: 26px 24px 40px; display: grid; gap: 8px; justify-items: center; text-align: center; filter: drop-shadow(0 14px 18px rgb(60 40 0 / 30%));
  clip-path: polygon(0 0, 100% 0, ${tornEdge()}); }
.slip .hint { color: #444; max-inline-size: 34ch; }
.slip .amount { margin: 0; }
.slip .qr { inline-size: min(220px, 70%); block-size: auto; }
.slip .label { font-size: 14px; color: #444; }
.slip .code code { font-size: 21px; font-weight: 700; letter-spacing: 0.04em; white-space: nowrap; }
@media (max-width: 380px) { .slip .code code { font-size: 17px; } }
@media print {
  body { background: #fff; display: block; min-block-size: 0; }
  .standin header, .noprint, .news { display: none; }
  .slip { filter: none; clip-path: none; border: 1px dashed #666; }
}
@media (forced-colors: active) { .standin .device { border: 1px solid CanvasText; } }
`;

/** The lower edge of a slip, from its end to its start, as points of a polygon. */
function tornEdge(): string {
  const teeth = 24;
  const points = Array.from({ length: 2 * teeth + 1 }, (_, index) => {
    const x = 100 - (100 * index) / (2 * teeth);
    return `${x.toFixed(2)}% ${index % 2 === 0 ? '100%' : 'calc(100% - 9px)'}`;
  });
  return points.join(', ');
}
