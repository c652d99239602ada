/**
 * Attacks by markup, made from a grammar: a tag, an attribute that runs code, the way it is written, and what stands
 * around it. Each calls `__x(n)` with its own number if it runs.
 * @module
 */
import { SeededRandom } from '../SeededRandom.mjs';

const tags =
  'script img svg math iframe object embed form input button a p table style link meta base video audio details body template textarea marquee select animate xmp noscript title'.split(
    ' ',
  );

/** @type {ReadonlyArray<(code: string) => string>} */
const attributes = [
  (code) => `src=x onerror=${code}`,
  (code) => `onload=${code}`,
  (code) => `onclick=${code}`,
  (code) => `onmouseover=${code}`,
  (code) => `autofocus tabindex=0 onfocus=${code}`,
  (code) => `open ontoggle=${code}`,
  (code) => `style=animation-name:x onanimationstart=${code}`,
  (code) => `onbegin=${code} attributeName=x dur=1s`,
  (code) => `href=javascript:${code}`,
  (code) => `src=javascript:${code}`,
  (code) => `data=javascript:${code}`,
  (code) => `action=javascript:${code}`,
  (code) => `formaction=javascript:${code}`,
  (code) => `xlink:href=javascript:${code}`,
  (code) => `srcdoc="<script>parent.${code}</script>"`,
  (code) => `http-equiv=refresh content="0;url=javascript:${code}"`,
  (code) => `style="background:url(javascript:${code})"`,
  (code) => `href=data:text/html,<script>${code}</script>`,
];

const entity = (character) => `&#${character.codePointAt(0)};`;
const hexEntity = (character) => `&#x${character.codePointAt(0).toString(16)}`;
const spelled = (text) => text.replace(/[a-z]/gi, (letter, at) => (at % 2 === 0 ? letter.toUpperCase() : letter));

/** Ways of writing the same. */
const encodings = [
  (text) => text,
  (text) => text.replace(/^<(\w+)/, (_all, tag) => `<${spelled(tag)}`),
  (text) => text.replace('javascript:', 'jav&#x09;ascript&colon;'),
  (text) => text.replace('javascript:', [...'javascript:'].map(entity).join('')),
  (text) => text.replace('javascript:', [...'javascript:'].map(hexEntity).join(';')),
  (text) => text.replace('javascript:', '\u0001 java\nscript:'),
  (text) => text.replaceAll(' ', '/'),
  (text) => text.replaceAll(' ', '\u000c'),
  (text) => text.replaceAll('<', '&lt;'),
  (text) => text.replaceAll('<', '&amp;lt;'),
  (text) => text.replaceAll('<', '%3C'),
  (text) => text.replaceAll('<', '\\u003c'),
  (text) => text.replaceAll('<', '\u{ff1c}'),
  (text) => text.replace(/^<(\w+)/, '<\u0000$1'),
  (text) => text.replace(/^</, '<<'),
  (text) => `${text.slice(0, -1)}`,
];

/** What stands around: it ends the place that it was written in, or is parsed by other rules than HTML. */
const contexts = [
  (text) => text,
  (text) => `">${text}`,
  (text) => `'>${text}`,
  (text) => `</title>${text}`,
  (text) => `</script>${text}`,
  (text) => `</style>${text}`,
  (text) => `</textarea>${text}`,
  (text) => `-->${text}`,
  (text) => `<!--><!--${text}-->`,
  (text) => `]]>${text}`,
  (text) => `<svg><style>${text}</style></svg>`,
  (text) => `<svg><desc><![CDATA[${text}]]></desc></svg>`,
  (text) => `<math><mtext><table><mglyph><style><!--</style>${text}`,
  (text) => `<noscript><p title="</noscript>${text}">`,
  (text) => `<table><tr><td>${text}`,
  (text) => `<p id="app">${text}</p>`,
  (text) => `**${text}**`,
  (text) => `##en:${text};ru:${text}##`,
  (text) => `a|${text}`,
  (text) => `{{${text}}}\${${text}}`,
];

/** @param {number} count @param {number} [seed] @returns {ReadonlyArray<{ id: number, text: string }>} */
export function markupCorpus(count, seed = 1) {
  const random = new SeededRandom(seed);
  return Array.from({ length: count }, (_one, id) => {
    // Every tag with every attribute in turn; encodings and contexts are drawn.
    const tag = tags[id % tags.length];
    const attribute = attributes[Math.floor(id / tags.length) % attributes.length];
    const code = `__x(${id})`;
    const inside = tag === 'script' || id % 7 === 0 ? code : 'x';
    const plain = `<${tag} ${attribute(code)}>${inside}</${tag}>`;
    return { id, text: random.pick(contexts)(random.pick(encodings)(plain)) };
  });
}

const schemes = [
  'javascript:',
  'JaVaScRiPt:',
  'java\tscript:',
  '\u0001javascript:',
  ' javascript:',
  'javascript&colon;',
  'vbscript:',
  'data:text/html,<script>',
  'data:image/svg+xml,<svg onload=',
  'blob:',
  '//evil.invalid/',
  '/\\evil.invalid/',
  'https:javascript:',
  'view-source:javascript:',
  'feed:javascript:',
  '/api/auth.logout?',
  '#"><img src=x onerror=',
];

/** Addresses for the slots that hold one. @param {number} id */
export const hostileAddress = (id) => `${schemes[id % schemes.length]}__x(${id})`;
