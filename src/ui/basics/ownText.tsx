import type { ReactNode } from 'react';

/**
 * A text that may stand beside something else, as an element of its own (docs/decisions/own-texts.md): the translation of
 * browsers replaces text nodes, and React could neither change nor remove it then.
 */
export const ownText = (content: ReactNode): ReactNode =>
  typeof content === 'string' || typeof content === 'number' ? <span>{content}</span> : content;
