import type { FormError } from '../../../kernel/forms/FormStore.ts';
import { useFieldError } from '../../../kernel/forms/useFieldError.ts';
import { useCashierFormat } from './frame/useCashierFormat.ts';

/** Returns the text of an amount's error; bounds in it are isolated for right-to-left sentences. */
export function useAmountError(): (error: FormError | null) => string | undefined {
  const errorOf = useFieldError();
  const { inText } = useCashierFormat();
  return (error) =>
    errorOf(
      error && {
        ...error,
        params: Object.fromEntries(Object.entries(error.params).map(([name, text]) => [name, inText(text)])),
      },
    );
}
