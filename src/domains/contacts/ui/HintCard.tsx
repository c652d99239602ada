import { observer } from 'mobx-react-lite';
import { Button } from '../../../ui/basics/Button.tsx';
import { Icon } from '../../../ui/basics/Icon.tsx';
import { IconButton } from '../../../ui/basics/IconButton.tsx';
import { closeIcon, mailIcon, walletIcon } from '../../../ui/basics/icons.ts';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { useCardTurn } from '../../../kernel/cards/useCardTurn.ts';
import { depositPath } from '../../cashier/paths.ts';
import { contactsStore } from '../ContactsStore.ts';
import type { Hint } from '../hints/HintStore.ts';
import { confirmationPath } from '../paths.ts';
import styles from './HintCard.module.css';

/** Pages with a task of their own: no hint covers a game, a payment or the page that it leads to. */
const busyPaths = /^\/(game|cashier|confirmation)(\/|$)/;

/** Before what the app offers. */
const order = 10;

/** 4-22, 4-23: a small card above the bottom bar. It covers the page and shifts nothing. */
export const HintCard = observer(function HintCard() {
  const { t, place, dialogs } = useApp();
  const { hints } = useStore(contactsStore);
  const { current } = hints;
  const isWanted = current !== null && !dialogs.isAnyOpen && !busyPaths.test(place.path);
  const isShown = useCardTurn('hint', isWanted, order);
  return (
    <div aria-live="polite">
      {isShown && current !== null && (
        <aside className={styles['card']} aria-label={t('contacts:hint.label')}>
          <span className={styles['chip']}>
            <Icon of={current.kind === 'registration' ? walletIcon : mailIcon} size={22} />
          </span>
          <HintBody hint={current} />
          <IconButton
            className={styles['close']}
            icon={closeIcon}
            label={t('core:close')}
            onClick={() => hints.close()}
          />
        </aside>
      )}
    </div>
  );
});

function HintBody({ hint }: { readonly hint: Hint }) {
  const { t, href } = useApp();
  if (hint.kind === 'confirmation') return <ConfirmBody contact={hint.contact.value} />;
  return (
    <>
      <p className={styles['text']}>{t('contacts:hint.registration')}</p>
      <Button className={styles['action']} size="sm" variant="primary" href={href(depositPath())}>
        {t('core:deposit')}
      </Button>
    </>
  );
}

function ConfirmBody({ contact }: { readonly contact: string }) {
  const { t, navigate, notices } = useApp();
  const { hints } = useStore(contactsStore);
  const send = async () => {
    if (await hints.send()) navigate(confirmationPath);
    else notices.show(t('contacts:hint.failed'), 'error');
  };
  return (
    <>
      <p className={styles['text']}>
        {t('contacts:hint.confirmation')} <bdi dir="ltr">{contact}</bdi>
      </p>
      <Button className={styles['action']} size="sm" variant="primary" onClick={send}>
        {t('contacts:hint.send')}
      </Button>
    </>
  );
}
