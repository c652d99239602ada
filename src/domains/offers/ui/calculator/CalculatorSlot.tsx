import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../../../kernel/AppContext.tsx';
import { LoadFailed } from '../../../../kernel/LoadFailed.tsx';
import { useViewport } from '../../../../ui/basics/useViewport.ts';
import { lazyPart } from '../../../../ui/basics/lazyPart.tsx';
import { loadWhenNear } from '../../../../ui/tiles/loadWhenNear.ts';
import { CalculatorSkeleton } from './CalculatorSkeleton.tsx';

const Calculator = lazyPart(async () => (await import('./OfferCalculator.tsx')).OfferCalculator, LoadFailed);

/** The calculator's place on a page: its code, words and data are fetched when it comes near the window. */
export function CalculatorSlot({ offerId }: { readonly offerId: string }) {
  const app = useApp();
  const place = useRef<HTMLDivElement>(null);
  const viewport = useViewport();
  const [status, setStatus] = useState<'far' | 'near' | 'ready' | 'failed'>('far');
  useEffect(
    () => (place.current ? loadWhenNear(place.current, viewport.current, () => setStatus('near')) : undefined),
    [viewport],
  );
  useEffect(() => {
    if (status !== 'near') return undefined;
    let isWanted = true;
    Promise.all([Calculator.fetch(), app.loadMessages(['calculator', 'forms'])]).then(
      () => {
        if (isWanted) setStatus('ready');
      },
      () => {
        if (isWanted) setStatus('failed');
      },
    );
    return () => {
      isWanted = false;
    };
  }, [app, status]);
  return (
    <div ref={place}>
      {(status === 'far' || status === 'near') && <CalculatorSkeleton />}
      {status === 'failed' && <LoadFailed onRetry={async () => setStatus('near')} />}
      {status === 'ready' && <Calculator offerId={offerId} />}
    </div>
  );
}
