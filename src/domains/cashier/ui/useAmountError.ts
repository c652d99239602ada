import type { FormError } from '../../../kernel/FormStore.ts';
import { useFieldError } from '../../../kernel/useFieldError.ts';
import { useCashierFormat } from './useCashierFormat.ts';

/** Words the error of an amount; the bounds in it stay readable where the sentence runs right to left. */
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
