import type { CSSProperties, ReactNode } from 'react';

const countOf = (label: string, letters: RegExp): number => label.match(letters)?.length ?? 0;

/**
 * Sets a label's width from its letters alone (narrow, wide and others), so that nothing moves when the font arrives.
 */
export const lettersOf = (label: ReactNode): CSSProperties | undefined =>
  typeof label === 'string'
    ? ({
        '--letters': label.length - 0.45 * countOf(label, /[ fijlrtI1]/g) + 0.5 * countOf(label, /[mwMW]/g),
      } as CSSProperties)
    : undefined;
