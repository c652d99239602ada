import { LoadingBlock } from '../../../../kernel/lists/LoadingBlock.tsx';
import { Skeleton } from '../../../../ui/basics/Skeleton.tsx';
import styles from './CalculatorSkeleton.module.css';

/** It has about the height of the calculator: little moves when that arrives. */
export function CalculatorSkeleton() {
  return (
    <LoadingBlock>
      <div className={styles['skeleton']}>
        <Skeleton height="100%" />
      </div>
    </LoadingBlock>
  );
}
