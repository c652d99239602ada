import { useCallback, type Ref, type RefCallback } from 'react';
import { tellEarly } from './tellEarly.ts';

/** `tellEarly` for a control that has a ref of its own, too. */
export function useEarly<T extends HTMLInputElement>(ref: Ref<T> | undefined): RefCallback<T> {
  return useCallback(
    (control: T | null) => {
      if (typeof ref === 'function') ref(control);
      else if (ref) ref.current = control;
      tellEarly(control);
    },
    [ref],
  );
}
