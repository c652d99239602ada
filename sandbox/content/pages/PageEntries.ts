import { presentPages } from './pages.ts';

type PageDocument = ReturnType<typeof presentPages>[number] & Readonly<Record<string, unknown>>;

interface Versions {
  readonly draft: PageDocument;
  /** Null for a page that has never been published. */
  readonly published: PageDocument | null;
}

/** The fields of a page that editors change. */
const editable: readonly string[] = ['title', 'lead', 'seo', 'blocks'];

const keyOf = (documentId: string, locale: string): string => `${documentId} ${locale}`;

/** The entries of the content type `page`: of each language what its editors work on, and what is published. */
export class PageEntries {
  private readonly versions = new Map<string, Versions>();

  constructor(
    locales: readonly string[],
    vendorsUrl: string,
    private readonly now: () => number,
  ) {
    for (const locale of locales) {
      const published = presentPages(locale, 'published', vendorsUrl);
      for (const draft of presentPages(locale, 'draft', vendorsUrl))
        this.versions.set(keyOf(draft.documentId, locale), {
          draft,
          published: published.find(({ documentId }) => documentId === draft.documentId) ?? null,
        });
    }
  }

  list(locale: string, status: 'published' | 'draft'): readonly PageDocument[] {
    return [...this.versions.values()]
      .filter(({ draft }) => draft.locale === locale)
      .flatMap((one) => one[status] ?? []);
  }

  /** Changes a page, and publishes it unless it is to stay a draft. Null if there is none. */
  update(
    documentId: string,
    locale: string,
    { data, isDraft }: { readonly data: Readonly<Record<string, unknown>>; readonly isDraft: boolean },
  ): PageDocument | null {
    const key = keyOf(documentId, locale);
    const known = this.versions.get(key);
    if (known === undefined) return null;
    const updatedAt = new Date(this.now()).toISOString();
    const changed = Object.fromEntries(Object.entries(data).filter(([name]) => editable.includes(name)));
    const draft = { ...known.draft, ...changed, updatedAt };
    const published = isDraft ? known.published : { ...draft, publishedAt: updatedAt };
    this.versions.set(key, { draft, published });
    return published === null || isDraft ? draft : published;
  }
}
