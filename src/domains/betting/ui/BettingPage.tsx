import { BettingNotice } from '../../responsible/face/BettingNotice.tsx';
import { ForVisitor } from '../../../kernel/visitor/ForVisitor.tsx';
import { useApp } from '../../../kernel/AppContext.tsx';
import { LeadEnd } from '../../../ui/basics/LeadEnd.tsx';
import styles from './BettingPage.module.css';
import { NextBet } from './NextBet.tsx';
import { SportsbookFrame } from './SportsbookFrame.tsx';

/** 2.2-4: the sportsbook, which has the screen; below it what pays, and how to play. */
export function BettingPage() {
  const { t } = useApp();
  return (
    <div className={styles['page']}>
      <h1 className={styles['heading']}>{t('betting:heading')}</h1>
      <SportsbookFrame />
      <LeadEnd />
      <ForVisitor guest={null} player={<NextBet />} />
      <BettingNotice />
    </div>
  );
}
