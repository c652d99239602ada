import { useLayoutEffect, useRef, useState, type ChangeEvent, type RefObject } from 'react';
import type { TypedChange } from '../../shared/masks/editMasked.ts';

/** What a change event of React says. */
export function typedChange({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): TypedChange {
  const kind = 'inputType' in nativeEvent && typeof nativeEvent.inputType === 'string' ? nativeEvent.inputType : '';
  return { text: target.value, caret: target.selectionStart ?? target.value.length, kind };
}

export interface MaskedCaret {
  readonly ref: RefObject<HTMLInputElement | null>;
  /** Call it on every change with the place of the caret in the text that is shown next. */
  readonly keepCaret: (place: number) => void;
}

/** Keeps the caret of a masked field where the edit has left it, although the mask moves the text. */
export function useMaskedCaret(): MaskedCaret {
  const ref = useRef<HTMLInputElement>(null);
  const wanted = useRef<number | null>(null);
  // A change that the mask refuses renders nothing by itself, and the browser moves the caret to the end.
  const [, setTurn] = useState(0);
  useLayoutEffect(() => {
    const place = wanted.current;
    wanted.current = null;
    if (place !== null) ref.current?.setSelectionRange(place, place);
  });
  return {
    ref,
    keepCaret(place) {
      wanted.current = place;
      setTurn((turn) => turn + 1);
    },
  };
}
