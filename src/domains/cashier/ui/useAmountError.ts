import type { FormError } from '../../../kernel/forms/FormStore.ts';
import { useFieldError } from '../../../kernel/forms/useFieldError.ts';
import { useCashierFormat } from './frame/useCashierFormat.ts';

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
