import { Skeleton } from '../../../ui/basics/Skeleton.tsx';
import { LoadingBlock } from '../../../kernel/lists/LoadingBlock.tsx';

/** A card of the page before its data have arrived. */
export function BlockSkeleton() {
  return (
    <LoadingBlock>
      <Skeleton height="220px" />
    </LoadingBlock>
  );
}
