import { createContext, use, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { slowAnswerMs } from '../../shared/slowAnswerMs.ts';
import styles from './SlowAnswer.module.css';

const SlowText = createContext('');

/** Provides what forms say then, in the player's language. */
export const SlowTextProvider = SlowText.Provider;

/** At the foot of a form while its answer is awaited: in view as long as the form is, and empty until it takes long. */
export function SlowAnswer({ isAwaited }: { readonly isAwaited: boolean }): ReactElement {
  const text = use(SlowText);
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isAwaited) return undefined;
    const timer = setTimeout(() => setSlow(true), slowAnswerMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isAwaited]);
  return (
    <p className={styles['slow']} aria-live="polite">
      {isSlow ? text : ''}
    </p>
  );
}
