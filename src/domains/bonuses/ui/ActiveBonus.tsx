import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Amount } from '../../../ui/basics/Amount.tsx';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import { Pill } from '../../../ui/blocks/Pill.tsx';
import { ProgressRing } from '../../../ui/blocks/ProgressRing.tsx';
import { Surface } from '../../../ui/blocks/Surface.tsx';
import { useApp } from '../../../kernel/AppContext.tsx';
import type { Bonus } from '../face/bonus.ts';
import { progressOf, writtenProgress } from '../progressOf.ts';
import styles from './ActiveBonus.module.css';
import { BonusButtons } from './BonusButtons.tsx';
import { BonusFacts } from './BonusFacts.tsx';
import { KeptTerms } from './KeptTerms.tsx';
import { StakesToggle } from './StakesToggle.tsx';
import { useFigures } from '../../../kernel/figures/useFigures.ts';

/** The bonus that pays now: a ring for the requirement, the money, what it comes to, and what can be done. */
export const ActiveBonus = observer(function ActiveBonus({ bonus }: { readonly bonus: Bonus }) {
  const { t } = useApp();
  const id = useId();
  const format = useFigures();
  return (
    <Surface as="section" tone="lit" padding="lg" labelledBy={id}>
      <div className={styles['card']}>
        <div className={styles['top']}>
          <ProgressRing percent={progressOf(bonus)} label={t('bonuses:ring')}>
            <b className={styles['percent']}>{format.percent(writtenProgress(bonus))}</b>
            <span className={styles['small']}>{t('bonuses:wagered')}</span>
          </ProgressRing>
          <div className={styles['about']}>
            <p className={styles['marks']}>
              <Pill tone="money" hasDot>
                {t('bonuses:status.active')}
              </Pill>
              <Pill>{t(`bonuses:type.${bonus.type}`)}</Pill>
            </p>
            <h2 id={id} className={styles['title']}>
              {bonus.title}
            </h2>
          </div>
          <p className={styles['money']}>
            <span className={styles['small']}>{t('bonuses:balance')}</span>
            <Amount className={styles['sum']} text={format.money(bonus.balance)} />
          </p>
        </div>
        <p className={styles['progress']}>
          <span>
            {t('bonuses:wageredOf', { wagered: format.inText(bonus.wagered), required: format.inText(bonus.required) })}
          </span>{' '}
          <b>{t('bonuses:leftToWager', { left: format.inText(bonus.left) })}</b>
        </p>
        {bonus.ending !== null && (
          <Notice role="status" title={t(`bonuses:ending.${bonus.ending}`)}>
            {t('bonuses:ending.text')}
          </Notice>
        )}
        <BonusFacts bonus={bonus} />
        {bonus.text !== '' && <p className={styles['text']}>{bonus.text}</p>}
        <BonusButtons bonus={bonus} actions={bonus.ending === null ? ['deactivate', 'remove'] : []} />
        <KeptTerms bonus={bonus} />
        <StakesToggle bonus={bonus} />
      </div>
    </Surface>
  );
});
