import { parse } from 'parse5';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cleanRichText } from '../../../server/content/cleanRichText.ts';
import { AppProvider } from '../../../src/kernel/AppContext.tsx';
import { createTestApp } from '../../../tests/fakes/testApp.ts';
import { Anchors } from '../../../src/shared/content/anchors.ts';
import { isRichTag } from '../../../src/shared/content/richText.ts';
import { RichText } from '../../../src/kernel/richText/RichText.tsx';

const tags =
  'script img svg math iframe object embed form input button a p table style link meta base video details'.split(' ');
const attributes = [
  'onerror=x()',
  'onload=x()',
  'onclick="x()"',
  'onfocus=x() autofocus',
  'href=javascript:x()',
  'href="jav&#x09;ascript:x()"',
  'src=javascript:x()',
  'srcdoc="<script>x()</script>"',
  'style="background:url(javascript:x())"',
  'formaction=javascript:x()',
  'xlink:href=data:text/html,x',
  'id=snapshot name=app',
];
const contexts: readonly ((payload: string) => string)[] = [
  (payload) => payload,
  (payload) => `<p>${payload}</p>`,
  (payload) => `<table><tr><td>${payload}`,
  (payload) => `<svg><style>${payload}</style></svg>`,
  (payload) => `<math><mtext><table><mglyph><style><!--</style>${payload}`,
  (payload) => `<noscript><p title="</noscript>${payload}">`,
  (payload) => `<!--><!--${payload}-->`,
  (payload) => `<textarea></textarea/>${payload}`,
  (payload) => payload.replaceAll('<', '&lt;'),
  (payload) => payload.toUpperCase(),
];
const corpus = tags.flatMap((tag) =>
  attributes.flatMap((attribute) => contexts.map((within) => within(`<${tag} ${attribute}>x</${tag}>`))),
);

interface Parsed {
  readonly nodeName: string;
  readonly attrs?: readonly { readonly name: string; readonly value: string }[];
  readonly childNodes?: readonly Parsed[];
}

const frame: readonly string[] = ['html', 'head', 'body', 'div', 'span', '#text', '#document'];

const app = createTestApp();

/** The frame that the site, not the content, puts around each table: it holds the table alone, under a fixed name. */
const isTableFrame = ({ nodeName, attrs = [], childNodes = [] }: Parsed): boolean =>
  nodeName === 'section' &&
  childNodes.map((child) => child.nodeName).join() === 'table' &&
  attrs.some(({ name, value }) => name === 'aria-label' && value === app.t('content:table'));

/** What a browser would find in the markup that content may not contain. */
function faults(node: Parsed): readonly string[] {
  const { nodeName, attrs = [], childNodes = [] } = node;
  const isFramed = isTableFrame(node);
  const own = frame.includes(nodeName) || isRichTag(nodeName) || isFramed ? [] : [nodeName];
  const bad = attrs.filter(
    ({ name, value }) =>
      (!['class', 'href', 'id', 'tabindex', 'colspan', 'rowspan', 'target', 'rel'].includes(name) &&
        !(isFramed && name === 'aria-label')) ||
      (name === 'href' && !/^(?:\/|#|https?:|mailto:|tel:)/.test(value)) ||
      (name === 'id' && !value.startsWith('h-')),
  );
  return [...own, ...bad.map(({ name }) => `@${name}`), ...childNodes.flatMap(faults)];
}

test(`2.2-18 none of ${corpus.length} attacks leaves more than the listed elements in what is rendered`, () => {
  expect(corpus.length).toBeGreaterThanOrEqual(2_000);
  const found = corpus.flatMap((attack) => {
    const markup = renderToStaticMarkup(
      <AppProvider value={app}>
        <RichText nodes={cleanRichText(attack, new Anchors())} labelTable={app.t('content:table')} />
      </AppProvider>,
    );
    const left = faults(parse(markup) as unknown as Parsed);
    return left.length === 0 ? [] : [{ attack, left }];
  });
  expect(found).toEqual([]);
});

test.each([
  ['a script and a handler', '<div><script>x</script><p onclick=x>', ['script', '@onclick']],
  ['a section that is not the frame of a table', '<section aria-label=x>x</section>', ['section', '@aria-label']],
])('2.2-18 the check itself finds %s', (_what, markup, left) =>
  expect(faults(parse(markup) as unknown as Parsed)).toEqual(left),
);
