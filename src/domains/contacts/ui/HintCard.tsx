import { observer } from 'mobx-react-lite';
import { Button } from '../../../ui/basics/Button.tsx';
import { mailIcon, walletIcon } from '../../../ui/basics/icons.ts';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { CornerCard } from '../../../kernel/cards/CornerCard.tsx';
import { depositPath } from '../../cashier/paths.ts';
import { contactsStore } from '../ContactsStore.ts';
import { confirmationPath } from '../paths.ts';

/** 4-22, 4-23: the account's next step, in a small card. */
export const HintCard = observer(function HintCard() {
  const { t, href, navigate, notices } = useApp();
  const { hints } = useStore(contactsStore);
  const { current } = hints;
  const send = async () => {
    if (await hints.send()) navigate(confirmationPath);
    else notices.show(t('contacts:hint.failed'), 'error');
  };
  const isDeposit = current?.kind !== 'confirmation';
  return (
    <CornerCard
      id="hint"
      isWanted={current !== null}
      label={t('contacts:hint.label')}
      icon={isDeposit ? walletIcon : mailIcon}
      text={
        isDeposit ? (
          t('contacts:hint.registration')
        ) : (
          <>
            <span>{t('contacts:hint.confirmation')}</span> <bdi dir="ltr">{current.contact.value}</bdi>
          </>
        )
      }
      actions={
        isDeposit ? (
          <Button size="sm" variant="primary" href={href(depositPath())}>
            {t('core:deposit')}
          </Button>
        ) : (
          <Button size="sm" variant="primary" onClick={send}>
            {t('contacts:hint.send')}
          </Button>
        )
      }
      onClose={() => hints.close()}
    />
  );
});
