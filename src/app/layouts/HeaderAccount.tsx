import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useApp, useStore } from '../../kernel/AppContext.tsx';
import { BlockSlot } from '../../kernel/slots/BlockSlot.tsx';
import { depositFrom } from '../../domains/cashier/paths.ts';
import { HeldPart } from '../../kernel/held/HeldPart.tsx';
import { forPlayer } from '../../kernel/held/Need.ts';
import { ForVisitor } from '../../kernel/visitor/ForVisitor.tsx';
import { HydratingPart } from '../../kernel/HydratingPart.tsx';
import { hiddenBalances } from '../../domains/wallet/face/HiddenBalances.ts';
import { HIDDEN_FIGURE } from '../../domains/wallet/face/PrivateAmount.tsx';
import { useVisitor } from '../../kernel/visitor/useVisitor.ts';
import { isOpenForNew } from '../../shared/site/siteInfo.ts';
import { formatMoney } from '../../shared/money/formatMoney.ts';
import { Button } from '../../ui/basics/Button.tsx';
import { IconButton } from '../../ui/basics/IconButton.tsx';
import { BalancePill } from '../../ui/layout/BalancePill.tsx';
import { Skeleton } from '../../ui/basics/Skeleton.tsx';
import { useManifests } from '../routing/fetchManifests.ts';
import { AuthButton } from './AuthButton.tsx';
import styles from './Layout.module.css';
import { playerItems } from './navigationItems.ts';
import { openBalance } from './openBalance.ts';

/** Sign-in buttons for guests, balance and deposit for players, in the same reserved space. */
export function HeaderAccount() {
  const { session } = useApp();
  const [need] = useState(() => forPlayer(session));
  return (
    <ForVisitor
      guest={<GuestAccount />}
      player={
        <HeldPart need={need}>
          <PlayerAccount />
        </HeldPart>
      }
    />
  );
}

function GuestAccount() {
  return (
    <>
      <AuthButton view="authorization" />
      <AuthButton view="registration" />
    </>
  );
}

/** A guest's page has the frame of the player's account, hidden, and needs no blocks in it. */
function HeaderBlocks() {
  if (useVisitor() !== 'player') return null;
  return (
    <span className={styles['blocks']}>
      <BlockSlot page="header" />
    </span>
  );
}

function PlayerAccount() {
  const { content } = useApp();
  return (
    <>
      <HeaderBlocks />
      <Balance />
      {isOpenForNew(content.site) && <DepositButton />}
      {/* The server's HTML has them, so nothing moves when the manifests arrive. */}
      <HydratingPart>
        <HeaderActions />
      </HydratingPart>
    </>
  );
}

function HeaderActions() {
  const app = useApp();
  return playerItems(app, useManifests(), 'header').map(({ id, icon, label, hasWords, onClick }) => (
    <span key={id} className={styles['wideOnly']}>
      {hasWords ? (
        <Button variant="quiet" size="sm" icon={icon} aria-label={label} onClick={onClick}>
          <span className={styles['words']}>{label}</span>
        </Button>
      ) : (
        <IconButton icon={icon} label={label} onClick={onClick} />
      )}
    </span>
  ));
}

const DepositButton = observer(function DepositButton() {
  const { t, href, place } = useApp();
  return (
    <Button variant="primary" size="sm" href={href(depositFrom(place))}>
      {t('core:deposit')}
    </Button>
  );
});

/** A guest's page has its room, and no more. */
function Balance() {
  if (useVisitor() !== 'player') return <BalanceRoom />;
  return <PlayerBalance />;
}

const BalanceRoom = () => <Skeleton width="6rem" height="var(--tap)" shape="round" />;

const PlayerBalance = observer(function PlayerBalance() {
  const app = useApp();
  const { t, session, locale } = app;
  const hidden = useStore(hiddenBalances);
  const { total } = session.balance;
  if (!total) return <BalanceRoom />;
  // A press on a hidden balance shows it for a moment; the next one opens its parts.
  if (hidden.isHidden)
    return <BalancePill label={t('core:balanceHidden')} amount={HIDDEN_FIGURE} onClick={() => hidden.reveal()} />;
  const amount = formatMoney(total, locale.code, 'player');
  return <BalancePill label={t('core:balance', { amount })} amount={amount} onClick={() => void openBalance(app)} />;
});
