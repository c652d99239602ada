import { LoadingBlock } from '../../../kernel/lists/LoadingBlock.tsx';
import { Skeleton } from '../../../ui/basics/Skeleton.tsx';

/** Two cards of facts, in their final size. */
export function SettingsSkeleton() {
  return (
    <LoadingBlock>
      <Skeleton height="300px" />
      <Skeleton height="360px" />
    </LoadingBlock>
  );
}
