import { Fragment, type ReactElement, type ReactNode } from 'react';
import { ownText } from './ownText.tsx';
import type { TextNode } from '../../shared/text/textMarkers.ts';

export interface TextWithMarkersProps {
  /** Result of parseTextMarkers (9-17). */
  readonly nodes: readonly TextNode[];
}

/** A content text with bold and line breaks; never HTML. */
export function TextWithMarkers({ nodes }: TextWithMarkersProps): ReactElement {
  return (
    <>
      {nodes.map((node, index) => (
        <Fragment key={index}>{drawn(node)}</Fragment>
      ))}
    </>
  );
}

function drawn(node: TextNode): ReactNode {
  if (node.type === 'text') return ownText(node.text);
  if (node.type === 'break') return <br />;
  return (
    <b>
      <TextWithMarkers nodes={node.children} />
    </b>
  );
}
