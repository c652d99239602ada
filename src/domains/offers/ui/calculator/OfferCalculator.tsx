import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { LoadFailed } from '../../../../kernel/LoadFailed.tsx';
import { Notice } from '../../../../ui/blocks/Notice.tsx';
import { Surface } from '../../../../ui/blocks/Surface.tsx';
import type { CalculatorData } from '../../calculator/api.ts';
import { calculatorStore } from '../../calculator/CalculatorStore.ts';
import { useVisitorKnown } from '../../../../kernel/visitor/useVisitorKnown.ts';
import { CalculatorFields } from './CalculatorFields.tsx';
import { CalculatorResult } from './CalculatorResult.tsx';
import { CalculatorSkeleton } from './CalculatorSkeleton.tsx';
import styles from './OfferCalculator.module.css';

interface Props {
  readonly offerId: string;
  /** Minor units that the player is about to deposit; null for none. */
  readonly deposit?: bigint | null;
  /** Without a card of its own, inside a dialog. */
  readonly isPlain?: boolean;
}

/** Clarity 1: what the offer comes to for the visitor's own deposit, game and stake, before they take it. */
export const OfferCalculator = observer(function OfferCalculator({ offerId, deposit = null, isPlain = false }: Props) {
  const app = useApp();
  const store = useStore(calculatorStore);
  const load = () => app.store(calculatorStore).load(offerId, app.session.uid, deposit);
  useVisitorKnown(() => void load());
  if (store.loading === 'failed') return <LoadFailed onRetry={load} />;
  if (store.loading === 'without') return <Without why="free" />;
  const { data } = store;
  if (data === null) return <CalculatorSkeleton />;
  if (data.offer.terms.type === 'betting') return <Without why="betting" />;
  if (data.offer.terms.wager_times === 0) return <Without why="noWager" />;
  if (data.games.length === 0) return <Without why="noGames" />;
  if (isPlain) return <Calculator data={data} />;
  return (
    <Surface padding="lg">
      <Calculator data={data} />
    </Surface>
  );
});

function Without({ why }: { readonly why: 'free' | 'betting' | 'noWager' | 'noGames' }) {
  const { t } = useApp();
  return <Notice>{t(`calculator:without.${why}`)}</Notice>;
}

function Calculator({ data }: { readonly data: CalculatorData }) {
  return (
    <div className={styles['calculator']}>
      <CalculatorFields data={data} />
      <CalculatorResult data={data} />
    </div>
  );
}
