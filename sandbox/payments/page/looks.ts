/** Pattern of nested gates, the background of Northgate Pay's side panel. */
const gates = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 340 260' fill='none' stroke='white' stroke-width='16'>${[
  160, 124, 88, 52,
]
  .map((reach) => `<path d='M${170 - reach} 260V${190 - reach / 8}a${reach} ${reach} 0 0 1 ${2 * reach} 0V260'/>`)
  .join('')}</svg>`;

/** Colours of the two companies without a sign-in: paper and deep teal for Northgate Pay, mint and violet for FlashPay. */
export const plainLooks = `
.card {
  --ground: #f3f1ec; --paper: #fffdf9; --side: #11403f; --side-ink: #f4f8f5; --side-soft: #b5d0cb;
  --ink: #182423; --soft: #54625f; --line: #d9d6cd; --edge: #7d8985; --field: #fffefb;
  --brand: #0f5c57; --brand-deep: #0a4744; --on-brand: #ffffff; --wash: #e5efec;
  --bad: #a62a1b; --bad-wash: #fbeae6; --good: #17693f; --good-wash: #e0f1e7; --tag: #fdf0cf; --tag-ink: #5e4400;
  --radius: 10px; --face: Georgia, "Times New Roman", "DejaVu Serif", serif;
}
@media (prefers-color-scheme: dark) {
  .card {
    --ground: #0e1515; --paper: #162020; --side: #0d2f2f; --side-ink: #eef6f3; --side-soft: #9fc2bc;
    --ink: #e9f0ee; --soft: #a5b3b0; --line: #2a3838; --edge: #71837f; --field: #101919;
    --brand: #6fcdbf; --brand-deep: #8fdccf; --on-brand: #062b28; --wash: #1a302e;
    --bad: #ff9d8b; --bad-wash: #38201c; --good: #7fd8a4; --good-wash: #17321f; --tag: #3c3116; --tag-ink: #f6dc93;
  }
}
@media (min-width: 800px) {
  .card .summary { position: relative; padding-block-end: 300px; }
  .card .summary::after {
    content: ""; position: absolute; inset-inline: 0; inset-block-end: 0; block-size: 260px; opacity: 0.09;
    background: url("data:image/svg+xml,${encodeURIComponent(gates)}") center bottom / cover no-repeat;
  }
}
.flashpay {
  --ground: #eeedf8; --paper: #ffffff; --side: #ffffff; --side-ink: #1c1836; --side-soft: #5d5880;
  --ink: #1c1836; --soft: #5a5578; --line: #dedbf0; --edge: #837da6; --field: #ffffff;
  --brand: #4a2fc9; --brand-deep: #3a22a6; --on-brand: #ffffff; --wash: #edeafc;
  --bad: #b3203f; --bad-wash: #fde8ed; --good: #0d6b4d; --good-wash: #dcf4ea; --tag: #d5f7e6; --tag-ink: #064a33;
  --bolt: #7df0bd; --radius: 18px; --face: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", Arial, sans-serif;
}
@media (prefers-color-scheme: dark) {
  .flashpay {
    --ground: #100d20; --paper: #1a1630; --side: #1a1630; --side-ink: #f1eeff; --side-soft: #aaa4cf;
    --ink: #f1eeff; --soft: #aea8cf; --line: #302a50; --edge: #7d76a8; --field: #130f26;
    --brand: #a893ff; --brand-deep: #bfb0ff; --on-brand: #170a4a; --wash: #262044;
    --bad: #ff9cb2; --bad-wash: #3a1a2b; --good: #7df0bd; --good-wash: #143529; --tag: #143529; --tag-ink: #9df5cf;
    --bolt: #1b1160;
  }
}`;
