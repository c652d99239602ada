import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef } from 'react';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { useFieldError } from '../../../kernel/forms/useFieldError.ts';
import type { DestinationKind } from '../destinationKind.ts';
import { withdrawStore } from '../WithdrawStore.ts';
import { requisitesKeys } from './words.ts';

const countSigns = (text: string): number => text.replace(/[^\p{L}\p{N}]/gu, '').length;

/** The caret position in masked text after `signs` letters and digits. */
function caretAfter(text: string, signs: number): number {
  for (let at = 0, seen = 0; at <= text.length; at += 1) {
    if (seen === signs) return at;
    if (/[\p{L}\p{N}]/u.test(text.charAt(at))) seen += 1;
  }
  return text.length;
}

/**
 * The destination field. Masking moves the typed characters, so the caret is restored after the same number of digits.
 */
export const RequisitesField = observer(function RequisitesField({ kind }: { readonly kind: DestinationKind }) {
  const { t } = useApp();
  const store = useStore(withdrawStore);
  const errorOf = useFieldError();
  const input = useRef<HTMLInputElement>(null);
  const signs = useRef<number | null>(null);
  const { requisites } = store.spending.form.fields;
  const { value } = requisites;
  useLayoutEffect(() => {
    const at = signs.current === null ? null : caretAfter(value, signs.current);
    signs.current = null;
    if (at !== null && at < value.length) input.current?.setSelectionRange(at, at);
  }, [value]);
  return (
    <TextInput
      ref={input}
      label={t(requisitesKeys[kind])}
      name="requisites"
      inputMode={kind === 'card' ? 'numeric' : 'text'}
      autoComplete={kind === 'card' ? 'cc-number' : 'off'}
      dir="ltr"
      isRequired
      value={value}
      error={errorOf(requisites.error)}
      onChange={(text) => {
        signs.current = countSigns(text.slice(0, input.current?.selectionStart ?? text.length));
        store.typeRequisites(text);
      }}
      onFocus={() => store.requisites.expect()}
      onBlur={() => void store.requisites.leave()}
    />
  );
});
