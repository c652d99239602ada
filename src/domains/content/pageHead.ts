import type { Head } from '../../kernel/head.ts';
import type { LocaleView } from '../../kernel/stores.ts';
import type { ContentPage } from '../../shared/content/contentPage.ts';
import { richPlainText } from '../../shared/content/richText.ts';
import { parseTextMarkers, plainText } from '../../shared/text/textMarkers.ts';

/** Search engines show about this much of a description. */
const mostDescription = 160;

interface Options {
  readonly brand: string;
  readonly path: string;
  readonly locale: Pick<LocaleView, 'code' | 'defaultCode'>;
}

/** 2.12-2: the head of a content page, from its texts for search engines or else from its own. */
export function pageHead(page: ContentPage, { brand, path, locale }: Options): Head {
  const plain = (text: string) =>
    plainText(parseTextMarkers(text, { locale: locale.code, defaultLocale: locale.defaultCode })).trim();
  const { seo } = page;
  const name = plain(page.title);
  const questions = page.blocks.flatMap((block) => (block.kind === 'faq' ? block.items : []));
  return {
    title: `${plain(seo.title) || name} | ${brand}`,
    description: (plain(seo.description) || plain(page.lead)).slice(0, mostDescription),
    trail: [{ title: name, path }],
    ...(seo.image === '' ? {} : { previewImage: seo.image }),
    ...(seo.isHidden || page.preview !== undefined ? { robots: 'noindex, follow' } : {}),
    ...(seo.kind === 'article' ? { article: { publishedAt: page.publishedAt, updatedAt: page.updatedAt } } : {}),
    ...(questions.length > 0
      ? {
          faq: questions.map(({ question, answer }) => ({
            question: plain(question),
            answer: richPlainText(answer).trim(),
          })),
        }
      : {}),
  };
}
