import type { CSSProperties } from 'react';
import { useApp } from '../../../kernel/AppContext.tsx';
import { TimeLeft } from '../../../kernel/figures/TimeLeft.tsx';
import { RewardTerms } from '../../loyalty/face/rewards/RewardTerms.tsx';
import { Button } from '../../../ui/basics/Button.tsx';
import { Icon } from '../../../ui/basics/Icon.tsx';
import { clockIcon } from '../../../ui/basics/icons.ts';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import { Picture } from '../../../ui/tiles/Picture.tsx';
import { QuestBar } from './QuestBar.tsx';
import styles from './QuestDetail.module.css';
import type { QuestView } from '../questView.ts';

/** A quest in full, for a dialog: what to do, how far it is, until when, and what it brings with the whole terms. */
export function QuestDetail({ quest }: { readonly quest: QuestView }) {
  const { t } = useApp();
  const { status, endsAt, repeat } = quest;
  return (
    <div className={styles['detail']}>
      <div className={styles['hero']} style={{ '--tint': quest.colour } as CSSProperties}>
        <Picture src={quest.image} width={184} ratio={1} alt="" placeholderColour={quest.colour} />
        <p>{quest.text}</p>
      </div>
      {status === 'open' && <QuestBar quest={quest} />}
      {status === 'done' && <Notice tone="success">{t(`quests:done.${repeat}`)}</Notice>}
      {status === 'over' && <Notice>{t('quests:status.over')}</Notice>}
      {endsAt !== null && status !== 'over' && (
        <p className={styles['time']}>
          <Icon of={clockIcon} size={16} />
          {t(repeat === 'once' ? 'quests:ends' : 'quests:begins')} <TimeLeft until={endsAt} />
        </p>
      )}
      <section className={styles['section']}>
        <h3 className={styles['heading']}>{t('quests:brings')}</h3>
        <RewardTerms rewards={quest.rewards} />
      </section>
    </div>
  );
}

/** The way to where an open quest is done; for guests, to sign in. Below the detail. */
export function QuestWay({ quest, onLeave }: { readonly quest: QuestView; readonly onLeave: () => void }) {
  const { t, href, session } = useApp();
  if (quest.status !== 'open') {
    return (
      <Button size="lg" isBlock onClick={onLeave}>
        {t('core:close')}
      </Button>
    );
  }
  const isGuest = session.uid === 0;
  return (
    <Button
      variant="primary"
      size="lg"
      isBlock
      href={isGuest ? '?show_popup_auth=1' : href(quest.place.path)}
      onClick={onLeave}
    >
      {t(isGuest ? 'quests:signIn' : `quests:place.${quest.place.name}`)}
    </Button>
  );
}
