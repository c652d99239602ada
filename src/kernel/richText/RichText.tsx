import { createElement, memo } from 'react';
import type { ReactNode } from 'react';
import { isRichTag } from '../../shared/content/richText.ts';
import type { RichElement, RichNode } from '../../shared/content/richText.ts';
import { ContentAnchor } from './ContentAnchor.tsx';
import { TableScroll } from './TableScroll.tsx';
import styles from './RichText.module.css';

/** Elements without content; React refuses children in them. */
const isVoid = (tag: string): boolean => tag === 'br' || tag === 'hr';

function drawn(node: RichNode, key: number, labelTable: string): ReactNode {
  if (typeof node === 'string') return node;
  // Only listed elements, whatever the data says: nothing else may be made from content.
  if (!isRichTag(node.tag)) return null;
  return isVoid(node.tag) ? createElement(node.tag, { key }) : element(node, key, labelTable);
}

function element({ tag, href, id, colSpan, rowSpan, children }: RichElement, key: number, labelTable: string) {
  const inside = children.map((child, place) => drawn(child, place, labelTable));
  if (tag === 'a') {
    return (
      <ContentAnchor key={key} to={href ?? ''}>
        {inside}
      </ContentAnchor>
    );
  }
  if (tag === 'table') {
    return (
      <TableScroll key={key} label={labelTable}>
        {createElement('table', null, ...inside)}
      </TableScroll>
    );
  }
  return createElement(
    tag,
    {
      key,
      ...(id === undefined ? {} : { id, tabIndex: -1 }),
      ...(colSpan === undefined ? {} : { colSpan }),
      ...(rowSpan === undefined ? {} : { rowSpan }),
    },
    ...inside,
  );
}

interface Props {
  readonly nodes: readonly RichNode[];
  /** Name of its tables, which scroll by themselves. */
  readonly labelTable: string;
}

/** A rich text as React elements. There is no `innerHTML`: what is not in the list of elements cannot appear. */
export const RichText = memo(function RichText({ nodes, labelTable }: Props) {
  return <div className={styles['text']}>{nodes.map((node, key) => drawn(node, key, labelTable))}</div>;
});
