import { Anchors } from '../../src/shared/content/anchors.ts';
import { contentForms, isSlug } from '../../src/shared/content/contentPage.ts';
import type {
  ContentLink,
  ContentPage,
  ContentPicture,
  PageBlock,
  PageSeo,
} from '../../src/shared/content/contentPage.ts';
import { linkTarget } from '../../src/shared/content/linkTarget.ts';
import { parseUrl } from '../../src/shared/navigation/parseUrl.ts';
import { cleanRichText } from './cleanRichText.ts';

type Raw = Readonly<Record<string, unknown>>;

const record = (value: unknown): Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Raw) : {};
const list = (value: unknown, most: number): readonly unknown[] => (Array.isArray(value) ? value.slice(0, most) : []);
const text = (value: unknown, most = 400): string => (typeof value === 'string' ? value.trim().slice(0, most) : '');
const time = (value: unknown): string =>
  typeof value === 'string' && Number.isFinite(Date.parse(value)) ? new Date(value).toISOString() : '';

/**
 * A document of the content type `page` as this site's page; null if it has no usable address or title. The content
 * system is not trusted: unknown blocks and values of wrong types are left out, rich texts are cleaned.
 */
export function readContentPage(document: unknown): ContentPage | null {
  const raw = record(document);
  const slug = text(raw['slug']);
  const title = text(raw['title']);
  if (!isSlug(slug) || title === '') return null;
  const anchors = new Anchors();
  return {
    slug,
    locale: text(raw['locale'], 35),
    title,
    lead: text(raw['lead'], 1_000),
    seo: seoOf(record(raw['seo'])),
    blocks: list(raw['blocks'], 100).flatMap((block) => blockOf(record(block), anchors) ?? []),
    publishedAt: time(raw['publishedAt']),
    updatedAt: time(raw['updatedAt']),
  };
}

function seoOf(raw: Raw): PageSeo {
  const kind = (['article', 'faq'] as const).find((one) => one === raw['kind']) ?? 'page';
  return {
    title: text(raw['metaTitle']),
    description: text(raw['metaDescription'], 1_000),
    image: pictureOf(raw['metaImage'])?.url ?? '',
    isHidden: raw['isHidden'] === true,
    kind,
  };
}

/** A media file of the content system. Only web addresses: the image proxy fetches it. */
function pictureOf(value: unknown): ContentPicture | null {
  const raw = record(value);
  const url = parseUrl(text(raw['url'], 2_000));
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return null;
  const ratio = Number(raw['width']) / Number(raw['height']);
  return {
    url: url.href,
    alt: text(raw['alternativeText']),
    ratio: ratio >= 0.2 && ratio <= 8 ? Math.round(ratio * 1_000) / 1_000 : 1.5,
  };
}

function linkOf(value: unknown): ContentLink | null {
  const raw = record(value);
  const href = linkTarget(raw['href']);
  const label = text(raw['label']);
  return href === null || label === '' ? null : { label, href, text: text(raw['text']) };
}

const readers: Readonly<Record<string, (raw: Raw, anchors: Anchors) => PageBlock | null>> = {
  'page.rich-text': ({ body }, anchors) => ({
    kind: 'richText',
    body: cleanRichText(typeof body === 'string' ? body : '', anchors),
  }),
  'page.picture'({ picture: file, caption }) {
    const picture = pictureOf(file);
    return picture && { kind: 'picture', picture, caption: text(caption) };
  },
  'page.banner': ({ title, text: words, link, picture }) => ({
    kind: 'banner',
    title: text(title),
    text: text(words, 1_000),
    link: linkOf(link),
    picture: pictureOf(picture),
  }),
  'page.game-rail'({ title, category, count }, anchors) {
    const heading = text(title);
    const wanted = Number(count);
    return {
      kind: 'gameRail',
      title: heading,
      anchor: anchors.of(heading),
      category: text(category, 60),
      count: Number.isInteger(wanted) && wanted >= 1 && wanted <= 24 ? wanted : 12,
    };
  },
  'page.faq'({ title, items }, anchors) {
    const heading = text(title);
    // A heading of an answer stands inside of its question: it has no entry in the table of contents.
    const inAnswers = new Anchors();
    return {
      kind: 'faq',
      title: heading,
      anchor: anchors.of(heading),
      items: list(items, 100).flatMap((item) => {
        const raw = record(item);
        const question = text(raw['question']);
        if (question === '') return [];
        return [{ question, answer: withoutIds(cleanRichText(html(raw['answer']), inAnswers)) }];
      }),
    };
  },
  'page.table'({ title, columns, rows }, anchors) {
    const heading = text(title);
    const names = list(columns, 12).map((cell) => text(cell));
    return {
      kind: 'table',
      title: heading,
      anchor: anchors.of(heading),
      columns: names,
      rows: list(rows, 200).map((row) => names.map((_name, index) => text(list(row, 12)[index], 1_000))),
    };
  },
  'page.form'({ title, text: words, form, label, button }, anchors) {
    const name = contentForms.find((one) => one === form);
    if (name === undefined) return null;
    const heading = text(title);
    return {
      kind: 'form',
      title: heading,
      anchor: anchors.of(heading),
      text: text(words, 1_000),
      form: name,
      label: text(label, 80),
      button: text(button, 80),
    };
  },
  'page.links'({ title, links }, anchors) {
    const heading = text(title);
    return {
      kind: 'links',
      title: heading,
      anchor: anchors.of(heading),
      links: list(links, 40).flatMap((link) => linkOf(link) ?? []),
    };
  },
};

const html = (value: unknown): string => (typeof value === 'string' ? value : '');

const withoutIds = (nodes: ReturnType<typeof cleanRichText>): ReturnType<typeof cleanRichText> =>
  nodes.map((node) => {
    if (typeof node === 'string') return node;
    const { id: _id, ...rest } = node;
    return { ...rest, children: withoutIds(node.children) };
  });

function blockOf(raw: Raw, anchors: Anchors): PageBlock | null {
  const reader = Object.hasOwn(readers, String(raw['__component'])) ? readers[String(raw['__component'])] : undefined;
  return reader?.(raw, anchors) ?? null;
}
