import { richText } from '../blocks.ts';
import type { PageSource } from '../blocks.ts';

/** A page that is still being written: only the editors' preview shows it. */
export const seasonDraft: PageSource = {
  id: 8,
  documentId: 'pg8draft3h5j2k8l6z0xa1cp4s',
  slug: 'season-notes',
  kind: 'article',
  updatedAt: '2026-11-24T16:00:00.000Z',
  isDraft: true,
  texts: {
    en: {
      title: 'Notes on the season',
      lead: 'A draft. What the winter brings to the sandbox, once it is decided.',
      description: 'A draft about the coming season in the sandbox.',
      blocks: [richText(['To be decided', 'Which tournaments run, and for how long. Nothing here is promised yet.'])],
    },
  },
};
