import { observer } from 'mobx-react-lite';
import { Button } from '../../../ui/basics/Button.tsx';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import type { Bonus } from '../face/bonus.ts';
import { ProblemNotice } from '../../../kernel/problems/ProblemNotice.tsx';
import type { BonusAction } from '../api.ts';
import { askBonus } from '../askBonus.ts';
import { bonusesStore } from '../BonusesStore.ts';
import styles from './ActiveBonus.module.css';

interface Props {
  readonly bonus: Bonus;
  readonly actions: readonly BonusAction[];
}

/** What the player can do with a bonus, each after a question, and why it was refused. */
export const BonusButtons = observer(function BonusButtons({ bonus, actions }: Props) {
  const app = useApp();
  const { t } = app;
  const store = useStore(bonusesStore);
  const { running, fault } = store;
  const run = async (action: BonusAction) => {
    if (await askBonus(app, action, bonus)) await store.act(action, bonus);
  };
  return (
    <>
      {actions.length > 0 && (
        <div className={styles['buttons']}>
          {actions.map((action) => (
            <Button
              key={action}
              variant={action === 'activate' ? 'primary' : 'secondary'}
              aria-label={t('bonuses:action.named', { action: t(`bonuses:action.${action}`), title: bonus.title })}
              isPending={running?.id === bonus.id && running.action === action}
              isDisabled={running !== null}
              onClick={() => run(action)}
            >
              {t(`bonuses:action.${action}`)}
            </Button>
          ))}
        </div>
      )}
      {fault?.id === bonus.id && fault.refusal !== null && (
        <Notice tone="error" role="alert">
          {t(`bonuses:refusal.${fault.refusal}`)}
        </Notice>
      )}
      {fault?.id === bonus.id && <ProblemNotice problem={fault.problem} />}
    </>
  );
});
