import type { RichNode } from './richText.ts';

/** 2.2-18: a page of the content system, checked and cleaned by the site server. */
export interface ContentPage {
  /** Its address: one segment of lower-case letters, digits and hyphens. */
  readonly slug: string;
  /** The language of its texts: the default one if the page is not translated. */
  readonly locale: string;
  readonly title: string;
  /** Under the title; may be empty. */
  readonly lead: string;
  readonly seo: PageSeo;
  readonly blocks: readonly PageBlock[];
  /** ISO 8601; empty for a draft that was never published. */
  readonly publishedAt: string;
  readonly updatedAt: string;
  /** Only where an editor sees it as it will be: what differs from what everybody sees. */
  readonly preview?: 'draft' | 'changed' | 'published';
}

/** 2.12-2: texts for search engines. */
export interface PageSeo {
  /** Empty for the page's title. */
  readonly title: string;
  readonly description: string;
  /** Address of the picture for link previews; empty for the site's own. */
  readonly image: string;
  readonly isHidden: boolean;
  /** What the page is to a search engine. */
  readonly kind: 'page' | 'article' | 'faq';
}

export interface ContentPicture {
  readonly url: string;
  readonly alt: string;
  /** Width divided by height. */
  readonly ratio: number;
}

export interface FaqItem {
  readonly question: string;
  readonly answer: readonly RichNode[];
}

export interface ContentLink {
  readonly label: string;
  readonly href: string;
  readonly text: string;
}

/** The forms that a page may hold: a search among the games, and a promo code (2.8-6). */
export const contentForms = ['search', 'promo'] as const;
export type ContentFormName = (typeof contentForms)[number];

/** Titles may be empty; they have the markers of 9-17. `anchor` is the id of the block's heading. */
export type PageBlock =
  | { readonly kind: 'richText'; readonly body: readonly RichNode[] }
  | { readonly kind: 'picture'; readonly picture: ContentPicture; readonly caption: string }
  | {
      readonly kind: 'banner';
      readonly title: string;
      readonly text: string;
      readonly link: ContentLink | null;
      readonly picture: ContentPicture | null;
    }
  | {
      readonly kind: 'gameRail';
      readonly title: string;
      readonly anchor: string;
      /** Category of games; empty for all. */
      readonly category: string;
      readonly count: number;
    }
  | { readonly kind: 'faq'; readonly title: string; readonly anchor: string; readonly items: readonly FaqItem[] }
  | {
      readonly kind: 'table';
      readonly title: string;
      readonly anchor: string;
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  | {
      readonly kind: 'form';
      readonly title: string;
      readonly anchor: string;
      readonly text: string;
      readonly form: ContentFormName;
      /** Of its field and of its button; empty for the site's own words. */
      readonly label: string;
      readonly button: string;
    }
  | { readonly kind: 'links'; readonly title: string; readonly anchor: string; readonly links: readonly ContentLink[] };

/** A path segment that may name a page. */
export const isSlug = (text: string): boolean => /^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$/.test(text);
