import type { ContentPage } from '../../shared/content/contentPage.ts';
import { richPlainText } from '../../shared/content/richText.ts';

export interface ContentsEntry {
  readonly anchor: string;
  /** With the markers of 9-17. */
  readonly title: string;
}

/** The table of contents: the second-level headings of a page, in its order. */
export const contentsOf = ({ blocks }: Pick<ContentPage, 'blocks'>): readonly ContentsEntry[] =>
  blocks.flatMap((block): readonly ContentsEntry[] => {
    if (block.kind === 'richText')
      return block.body.flatMap((node) =>
        typeof node !== 'string' && node.tag === 'h2' && node.id !== undefined
          ? [{ anchor: node.id, title: richPlainText(node.children) }]
          : [],
      );
    return 'anchor' in block && block.title !== '' ? [{ anchor: block.anchor, title: block.title }] : [];
  });
