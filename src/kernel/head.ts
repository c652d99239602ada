import type { PictureSource } from '../ui/tiles/pictureSources.ts';

/** 2.12-2. Paths for players only are never indexed; `robots` is for status pages. */
export interface Head {
  readonly title: string;
  readonly description: string;
  readonly robots?: string;
  /** Root-relative picture of the page: in its schema data, and drawn into its link preview. */
  readonly image?: string;
  /** Web address of the picture for link previews; by default one is drawn for the page. */
  readonly previewImage?: string;
  /**
   * The path from the index to this page, which is last: the breadcrumbs of its schema data. Paths without locale
   * prefix.
   */
  readonly trail?: readonly { readonly title: string; readonly path: string }[];
  /** The page's largest picture, preloaded by the document (`preloadSources`). */
  readonly leadPicture?: readonly PictureSource[];
  /** The product of the page, for its schema data; `isFree`: it can be tried for nothing. */
  readonly product?: { readonly name: string; readonly brand: string; readonly isFree: boolean };
  /** The page is a text of its own: when it was published and changed, ISO 8601. */
  readonly article?: { readonly publishedAt: string; readonly updatedAt: string };
  /** Questions that the page answers, as plain text. */
  readonly faq?: readonly { readonly question: string; readonly answer: string }[];
}
