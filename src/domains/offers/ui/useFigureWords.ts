import { useApp } from '../../../kernel/AppContext.tsx';
import type { OfferFigure } from '../offerView.ts';

/** The number that matters, and the words beside it. */
export function useFigureWords(figure: OfferFigure | null): { readonly value: string; readonly note: string } {
  const { t } = useApp();
  if (figure === null) return { value: '', note: '' };
  const { value } = figure;
  if (figure.kind === 'amount') return { value, note: t('offers:figure.amount') };
  if (figure.kind === 'spins') return { value, note: t('offers:figure.spins') };
  return {
    value,
    note: figure.upTo === null ? t('offers:figure.percent') : t('offers:figure.upTo', { amount: figure.upTo }),
  };
}
