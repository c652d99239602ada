import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

const SIGNIFICANT = /[\p{L}\p{N}]/u;

export interface MaskedCaret {
  readonly ref: RefObject<HTMLInputElement | null>;
  /** Call it on every change, before the value is set. */
  readonly remember: () => void;
}

/** The position in `text` after its first `count` letters and digits. */
export function positionAfter(text: string, count: number): number {
  if (count === 0) return 0;
  let left = count;
  for (let at = 0; at < text.length; at += 1) {
    if (SIGNIFICANT.test(text.charAt(at))) left -= 1;
    if (left === 0) return at + 1;
  }
  return text.length;
}

/**
 * Keeps the caret after the character that was typed, although the mask moves the text: otherwise editing in the middle
 * of a number would continue at its end.
 */
export function useMaskedCaret(): MaskedCaret {
  const ref = useRef<HTMLInputElement>(null);
  const wanted = useRef<number | null>(null);
  // A change that the mask refuses renders nothing by itself, and the browser moves the caret to the end.
  const [, setTurn] = useState(0);
  const remember = () => {
    const input = ref.current;
    const caret = input?.selectionStart ?? null;
    if (input === null || caret === null || caret === input.value.length) return;
    wanted.current = input.value
      .slice(0, caret)
      .split('')
      .filter((sign) => SIGNIFICANT.test(sign)).length;
    setTurn((turn) => turn + 1);
  };
  useLayoutEffect(() => {
    const count = wanted.current;
    const input = ref.current;
    wanted.current = null;
    if (count === null || input === null) return;
    const caret = positionAfter(input.value, count);
    input.setSelectionRange(caret, caret);
  });
  return { ref, remember };
}
