import type { PageSource, RawBlock } from './blocks.ts';
import { about } from './texts/about.ts';
import { bonusRules } from './texts/bonusRules.ts';
import { cookies } from './texts/cookies.ts';
import { questions } from './texts/faq.ts';
import { privacy } from './texts/privacy.ts';
import { responsiblePlay } from './texts/responsiblePlay.ts';
import { terms } from './texts/terms.ts';
import { seasonDraft } from './texts/seasonDraft.ts';

const sources: readonly PageSource[] = [
  terms,
  privacy,
  responsiblePlay,
  bonusRules,
  about,
  questions,
  cookies,
  seasonDraft,
];

export type PageStatus = 'published' | 'draft';

/** Documents of the content type `page` in a language. Drafts are with the status `draft` only, as in Strapi. */
export function presentPages(locale: string, status: PageStatus, vendorsUrl: string) {
  return sources.flatMap(({ id, documentId, slug, kind, updatedAt, isDraft = false, texts }) => {
    const text = texts[locale];
    if (text === undefined || (isDraft && status === 'published')) return [];
    const { title, lead, description, blocks } = text;
    return [
      {
        id,
        documentId,
        locale,
        slug,
        title,
        lead,
        seo: { metaTitle: '', metaDescription: description, metaImage: null, isHidden: false, kind },
        blocks: blocks.map((block, index) => ({ id: index + 1, ...withPictureAddress(block, vendorsUrl) })),
        createdAt: updatedAt,
        updatedAt,
        publishedAt: status === 'draft' ? null : updatedAt,
      },
    ];
  });
}

/** Pictures of the sandbox's art are named by their path. */
function withPictureAddress(block: RawBlock, vendorsUrl: string): RawBlock {
  const { picture } = block;
  if (typeof picture !== 'object' || picture === null || !('url' in picture)) return block;
  return { ...block, picture: { ...picture, url: `${vendorsUrl}${String(picture.url)}` } };
}
