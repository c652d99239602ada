import type { ReactElement } from 'react';
import { TextInput, type TextInputProps } from './TextInput.tsx';
import { useMaskedCaret } from './useMaskedCaret.ts';

export interface MaskedInputProps extends Omit<TextInputProps, 'ref'> {
  /** The text as it is shown: without what does not belong in it, and in its mask. */
  readonly mask: (text: string) => string;
}

/** A text field that keeps its text in a mask while it is typed. */
export function MaskedInput({ mask, onChange, ...props }: MaskedInputProps): ReactElement {
  const { ref, remember } = useMaskedCaret();
  const handleChange = (text: string) => {
    remember();
    onChange(mask(text));
  };
  return <TextInput {...props} ref={ref} onChange={handleChange} />;
}
