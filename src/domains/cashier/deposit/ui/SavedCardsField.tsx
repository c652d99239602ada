import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { confirm } from '../../../../kernel/confirm.ts';
import { Button } from '../../../../ui/basics/Button.tsx';
import { Icon } from '../../../../ui/basics/Icon.tsx';
import { cardIcon } from '../../../../ui/basics/icons.ts';
import { RadioCards } from '../../../../ui/form/RadioCards.tsx';
import { depositStore } from '../DepositStore.ts';
import styles from './RequisiteFields.module.css';

/** 5-52: the kept cards, another card, and a way to have the chosen one forgotten. */
export const SavedCardsField = observer(function SavedCardsField() {
  const app = useApp();
  const { t, notices } = app;
  const { cards } = useStore(depositStore).fields;
  const chosen = cards.cards.find(({ id }) => id === cards.chosen);
  if (cards.cards.length === 0) return null;
  const forget = async (id: string, mask: string) => {
    const isSure = await confirm(app, 'forgetCard', {
      title: t('deposit:card.forgetTitle'),
      content: t('deposit:card.forgetText', { card: mask }),
      textAgree: t('deposit:card.forget'),
      textReject: t('deposit:card.keep'),
      tone: 'plain',
    });
    if (isSure && !(await cards.forget(id))) notices.show(t('deposit:card.notForgotten'), 'error');
  };
  return (
    <div className={styles['cards']}>
      <RadioCards
        name="saved_card"
        legend={t('deposit:card.legend')}
        value={cards.chosen}
        onChange={(id) => cards.choose(id)}
        cards={[
          ...cards.cards.map(({ id, mask, expiry }) => ({
            value: id,
            title: shownMask(mask),
            icon: <Icon of={cardIcon} size={18} />,
            facts: [t('deposit:card.until', { expiry })],
          })),
          { value: '', title: t('deposit:card.another'), facts: [t('deposit:card.anotherText')] },
        ]}
      />
      {chosen && (
        <div>
          <Button size="sm" variant="quiet" onClick={() => forget(chosen.id, shownMask(chosen.mask))}>
            {t('deposit:card.forgetThis')}
          </Button>
        </div>
      )}
    </div>
  );
});

/** `411111...1111` as its last digits: the rest says nothing to its owner. Isolated, since it is read left to right. */
const shownMask = (mask: string): string => `\u2066•••• ${mask.slice(-4)}\u2069`;
