import { useMemo, type Ref, type RefCallback } from 'react';
import { tellEarly, type FormControl } from './tellEarly.ts';

/** A ref that tells what was typed early (`tellEarly`), and gives the control to the caller's own ref. */
export function useToldRef<Control extends FormControl>(own?: Ref<Control>): RefCallback<Control> {
  return useMemo(() => joined(own), [own]);
}

function joined<Control extends FormControl>(own: Ref<Control> | undefined): RefCallback<Control> {
  return (control) => {
    tellEarly(control);
    if (typeof own === 'function') return own(control);
    if (own) own.current = control;
    return undefined;
  };
}
