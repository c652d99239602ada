import type { ReactElement } from 'react';
import { editMasked } from '../../shared/masks/editMasked.ts';
import type { TextMask } from '../../shared/masks/TextMask.ts';
import { asciiDigits } from '../../shared/text/asciiDigits.ts';
import { TextInput, type TextInputProps } from './TextInput.tsx';
import { typedChange, useMaskedCaret } from './useMaskedCaret.ts';

export interface MaskedInputProps extends Omit<TextInputProps, 'ref'> {
  /** Null while it is not known, and for texts without one. */
  readonly mask: TextMask | null;
}

/** A text field that keeps its text in a mask while it is typed. */
export function MaskedInput({ mask, onChange, ...props }: MaskedInputProps): ReactElement {
  const { ref, keepCaret } = useMaskedCaret();
  const handleChange: TextInputProps['onChange'] = (text, event) => {
    if (mask === null) {
      // The form may make ASCII digits of those of other scripts.
      if (asciiDigits(text) !== text) keepCaret(typedChange(event).caret);
      return onChange(text, event);
    }
    const { shown, caret } = editMasked(mask, props.value, typedChange(event));
    keepCaret(caret);
    onChange(shown, event);
  };
  return <TextInput {...props} ref={ref} onChange={handleChange} />;
}
