import { Skeleton } from '../../../ui/basics/Skeleton.tsx';
import { LoadingBlock } from '../../../kernel/lists/LoadingBlock.tsx';

/** Placeholder of a cashier form: `fields` controls between two methods and the summary. */
export function FormSkeleton({ fields }: { readonly fields: number }) {
  return (
    <LoadingBlock>
      <Skeleton height="180px" />
      {Array.from({ length: fields }, (_field, index) => (
        <Skeleton key={index} height="84px" />
      ))}
      <Skeleton height="148px" />
      <Skeleton height="52px" />
    </LoadingBlock>
  );
}
