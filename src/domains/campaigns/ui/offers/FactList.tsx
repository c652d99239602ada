import { useApp } from '../../../../kernel/AppContext.tsx';
import type { OfferView } from '../../offers/offerView.ts';
import type { TermFact } from '../../../../kernel/terms/termFacts.ts';
import { TermList } from '../../../../kernel/terms/TermList.tsx';
import type { TermRow } from '../../../../kernel/terms/TermList.tsx';
import { useFactWords } from '../../../../kernel/terms/useFactWords.ts';

interface Props {
  readonly facts: readonly TermFact[];
  /** The offer whose own conditions come first. */
  readonly lead: OfferView | null;
}

/** Terms as labels and values. */
export function FactList({ facts, lead }: Props) {
  const words = useFactWords();
  const own = useOfferConditions(lead);
  return <TermList rows={[...own, ...facts.map((fact) => ({ label: words.label(fact), value: words.value(fact) }))]} />;
}

function useOfferConditions(offer: OfferView | null): readonly TermRow[] {
  const { t } = useApp();
  if (offer === null) return [];
  const { action, minDeposit, isFirstDeposit, excludedMethods } = offer;
  const deposit = () => {
    if (action === 'take') return t('campaigns:cost.noDeposit');
    return minDeposit === null ? t('campaigns:cost.anyDeposit') : t('campaigns:cost.deposit', { amount: minDeposit });
  };
  return [
    { label: t('offers:label.deposit'), value: deposit() },
    ...(isFirstDeposit ? [{ label: t('offers:label.first'), value: t('offers:condition.first') }] : []),
    ...(excludedMethods.length > 0 ? [{ label: t('offers:label.notWith'), value: excludedMethods.join(', ') }] : []),
  ];
}
