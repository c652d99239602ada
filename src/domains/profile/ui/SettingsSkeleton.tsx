import { useEffect, useState } from 'react';
import { Skeleton } from '../../../ui/basics/Skeleton.tsx';
import { useApp } from '../../../kernel/AppContext.tsx';

/** I8: delay before the hint that loading is slow, in ms. */
const slowMs = 10_000;

/** Two cards of facts, in their final size. */
export function SettingsSkeleton() {
  const { t, clock } = useApp();
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => clock.after(slowMs, () => setIsSlow(true)), [clock]);
  return (
    <>
      <p className={isSlow ? undefined : 'visually-hidden'} role="status">
        {isSlow ? t('profile:stillWorking') : t('profile:loading')}
      </p>
      <Skeleton height="300px" />
      <Skeleton height="360px" />
    </>
  );
}
