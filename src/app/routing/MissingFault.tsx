import { useCallback, useEffect, useState } from 'react';
import { useApp } from '../../kernel/AppContext.tsx';
import { LoadFailed } from '../../kernel/LoadFailed.tsx';
import { FileMissing } from '../../lib/KeptFetch.ts';
import { restartHere } from '../restartHere.ts';

interface Props {
  readonly missing: FileMissing;
  readonly onArrival: () => void;
}

/** Stands in for a part of the page whose code or words did not arrive: asks for them at a press, and after each pause. */
export function MissingFault({ missing, onArrival }: Props) {
  const app = useApp();
  const { clock } = app;
  const [last, setLast] = useState(missing);
  const retry = useCallback(
    () =>
      last.askAgain().then(onArrival, (error: unknown) => {
        // Anything else is no matter of waiting: the part is rendered again, and its boundary shows the fault.
        if (error instanceof FileMissing) setLast(error);
        else onArrival();
      }),
    [last, onArrival],
  );
  useEffect(() => clock.after(last.pauseMs, () => void retry()), [clock, last, retry]);
  // By a press alone: what the rest of the page holds would be lost.
  return <LoadFailed onRetry={last.isForGood ? async () => restartHere(app) : retry} />;
}
