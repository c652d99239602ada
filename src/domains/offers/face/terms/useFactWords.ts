import { useApp } from '../../../../kernel/AppContext.tsx';
import type { TermFact } from './termFacts.ts';
import { nameOf } from './nameOf.ts';

interface FactWords {
  readonly label: (fact: TermFact) => string;
  readonly value: (fact: TermFact) => string;
}

/** Words the lines of a bonus's terms; a kind of game without words, or a game that has left the catalogue, keeps the operator's name. */
export function useFactWords(): FactWords {
  const { t, locale } = useApp();
  const percent = (value: string | number | undefined) =>
    `${locale.percent.before}${value ?? 0}${locale.percent.after}`;
  return {
    label({ group, name, title }) {
      if (group === 'game') return title ?? nameOf(name);
      if (group === 'type') return t(`terms:type.${name}`, { defaultValue: nameOf(name) });
      return t(`terms:label.${name}`);
    },
    value({ group, name, variant, params }) {
      if (variant === 'share') return t('terms:share.part', { percent: percent(params['percent']) });
      if (variant === 'nothing') return t('terms:share.nothing');
      if (group === 'game') return t('terms:share.excluded');
      return t(`terms:fact.${name}.${variant}`, params);
    },
  };
}
