import { useApp } from '../../../../kernel/AppContext.tsx';
import type { OfferFigure } from '../../offers/offerView.ts';

/** The number that matters, and the words beside it. */
export function useFigureWords(figure: OfferFigure | null): { readonly value: string; readonly note: string } {
  const { t } = useApp();
  if (figure === null) return { value: '', note: '' };
  const { value } = figure;
  if (figure.kind === 'amount') return { value, note: t('campaigns:figure.amount') };
  if (figure.kind === 'spins') return { value, note: t('campaigns:figure.spins') };
  return {
    value,
    note: figure.upTo === null ? t('campaigns:figure.percent') : t('campaigns:figure.upTo', { amount: figure.upTo }),
  };
}
