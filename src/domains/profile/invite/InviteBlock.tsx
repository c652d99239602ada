import { observer } from 'mobx-react-lite';
import { Button } from '../../../ui/basics/Button.tsx';
import { CopyButton } from '../../../ui/basics/CopyButton.tsx';
import { Skeleton } from '../../../ui/basics/Skeleton.tsx';
import { inviteIcon, shareIcon } from '../../../ui/basics/icons.ts';
import { IconCard } from '../../../ui/blocks/IconCard.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { LoadingBlock } from '../../../kernel/lists/LoadingBlock.tsx';
import { LoadFailed } from '../../../kernel/LoadFailed.tsx';
import { useForPlayer } from '../../../kernel/visitor/useForPlayer.ts';
import styles from './InviteBlock.module.css';
import { InviteGroup } from './InviteGroup.tsx';
import { InviteReward } from './InviteReward.tsx';
import { inviteStore } from './InviteStore.ts';

/** The player's own link to invite others by, to copy or to share. */
export const InviteBlock = observer(function InviteBlock() {
  const { t } = useApp();
  const store = useStore(inviteStore);
  useForPlayer((uid) => void store.open(uid));
  return (
    <IconCard icon={inviteIcon} title={t('profile:invite.title')} lead={t('profile:invite.lead')}>
      <Body />
    </IconCard>
  );
});

const Body = observer(function Body() {
  const { t, platform } = useApp();
  const store = useStore(inviteStore);
  const { referral } = store;
  if (store.status === 'failed') return <LoadFailed onRetry={() => store.load()} />;
  if (referral === null) {
    return (
      <LoadingBlock>
        <Skeleton height="6rem" />
      </LoadingBlock>
    );
  }
  const { link, count, reward } = referral;
  return (
    <>
      <InviteReward reward={reward} />
      <dl className={styles['facts']}>
        <div>
          <dt>{t('profile:invite.link')}</dt>
          <dd>
            <bdi dir="ltr" className={styles['link']}>
              {link}
            </bdi>
          </dd>
        </div>
        <div>
          <dt>{t('profile:invite.joined')}</dt>
          <dd className="num">{count}</dd>
        </div>
      </dl>
      <div className={styles['actions']}>
        <CopyButton text={link} label={t('profile:invite.copy')} labelCopied={t('profile:invite.copied')} />
        {platform.can.share && (
          <Button
            size="sm"
            icon={shareIcon}
            onClick={() => void platform.share({ title: t('profile:invite.shareTitle'), url: link })}
          >
            {t('profile:invite.share')}
          </Button>
        )}
        <InviteGroup link={link} />
      </div>
    </>
  );
});
