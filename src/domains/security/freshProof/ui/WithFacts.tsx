import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useStore } from '../../../../kernel/AppContext.tsx';
import { LoadFailed } from '../../../../kernel/LoadFailed.tsx';
import { LoadingBlock } from '../../../../kernel/lists/LoadingBlock.tsx';
import { Skeleton } from '../../../../ui/basics/Skeleton.tsx';
import type { ProofFacts } from '../api.ts';
import { proofStore } from '../ProofStore.ts';

interface Props {
  readonly children: (facts: ProofFacts) => ReactNode;
}

/** What is drawn once it is known where a code goes, or who can vouch. */
export const WithFacts = observer(function WithFacts({ children }: Props) {
  const store = useStore(proofStore);
  if (store.facts !== null) return children(store.facts);
  if (store.factsStatus === 'failed') return <LoadFailed onRetry={() => store.load()} />;
  return (
    <LoadingBlock>
      <Skeleton height="5rem" />
    </LoadingBlock>
  );
});
