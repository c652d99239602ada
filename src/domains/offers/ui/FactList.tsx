import { useApp } from '../../../kernel/AppContext.tsx';
import { useMethodName } from '../../cashier/face/useMethodName.ts';
import type { OfferView } from '../offerView.ts';
import type { TermFact } from '../face/terms/termFacts.ts';
import { TermList } from '../face/terms/TermList.tsx';
import type { TermRow } from '../face/terms/TermList.tsx';
import { useFactWords } from '../face/terms/useFactWords.ts';

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
  const methodName = useMethodName();
  if (offer === null) return [];
  const { action, minDeposit, isFirstDeposit, excludedMethods } = offer;
  const deposit = () => {
    if (action === 'take') return t('offers:cost.noDeposit');
    return minDeposit === null ? t('offers:cost.anyDeposit') : t('offers:cost.deposit', { amount: minDeposit });
  };
  const names = excludedMethods.map(({ sysname, name }) => methodName(sysname, name));
  return [
    { label: t('offerPages:label.deposit'), value: deposit() },
    ...(isFirstDeposit ? [{ label: t('offerPages:label.first'), value: t('offerPages:condition.first') }] : []),
    ...(excludedMethods.length > 0 ? [{ label: t('offerPages:label.notWith'), value: names.join(', ') }] : []),
  ];
}
