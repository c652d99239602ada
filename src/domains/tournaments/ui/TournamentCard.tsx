import { observer } from 'mobx-react-lite';
import { useApp } from '../../../kernel/AppContext.tsx';
import { useMarkers } from '../../../kernel/useMarkers.ts';
import { Icon } from '../../../ui/basics/Icon.tsx';
import { checkIcon, profileIcon } from '../../../ui/basics/icons.ts';
import { CoveringLink } from '../../../ui/lit/CoveringLink.tsx';
import { LitCard, LitFigure } from '../../../ui/lit/LitCard.tsx';
import { tournamentPath } from '../paths.ts';
import { pointsInText } from '../pointsText.ts';
import type { TournamentView } from '../tournamentView.ts';
import { TimeUntil } from './TimeUntil.tsx';
import styles from './TournamentCard.module.css';
import { usePlayerName } from './usePlayerName.ts';

interface Props {
  readonly tournament: TournamentView;
  readonly isPriority: boolean;
  readonly onOver: () => void;
}

/** A tournament in the list: what there is to win, until when, and how the visitor stands. */
export const TournamentCard = observer(function TournamentCard({ tournament, isPriority, onOver }: Props) {
  const { t, href, locale } = useApp();
  const markers = useMarkers();
  const nameOf = usePlayerName();
  const { own, rule, winners, status } = tournament;
  const [winner] = winners;
  return (
    <LitCard
      as="li"
      className={styles['card']}
      picture={{ src: tournament.image, colour: tournament.colour, isPriority }}
    >
      <div className={styles['body']}>
        <h2 className={styles['title']}>
          <CoveringLink href={href(tournamentPath(tournament.id))}>{markers.plain(tournament.title)}</CoveringLink>
        </h2>
        <LitFigure value={tournament.totalPrize}>
          <span className={styles['note']}>{t('tournaments:card.prizes')}</span>
        </LitFigure>
        <p className={styles['line']}>
          <span>
            {winner
              ? t('tournaments:card.winner', {
                  name: nameOf(winner),
                  points: pointsInText(rule, winner.points, locale),
                })
              : t(status === 'past' ? emptyText(tournament) : `tournaments:rule.${rule}Short`)}
          </span>
          {winner?.isSandbox && <small className={styles['sandbox']}> {t('tournaments:board.sandbox')}</small>}
        </p>
        <div className={styles['foot']}>
          <TimeUntil tournament={tournament} onOver={onOver} />
          <span className={styles['people']}>
            <Icon of={profileIcon} size={14} />
            <span aria-hidden="true">{tournament.participants}</span>
            <span className="visually-hidden">
              {t('tournaments:card.participants', { number: tournament.participants })}
            </span>
          </span>
        </div>
        {own && (
          <p className={styles['own']}>
            <Icon of={checkIcon} size={14} />
            <span>
              {own.place === null || status === 'future'
                ? t('tournaments:card.joined')
                : t('tournaments:card.ownPlace', { place: own.place })}
            </span>
          </p>
        )}
      </div>
    </LitCard>
  );
});

/** A board that has been counted and has nobody on it, or one that is still being counted. */
const emptyText = ({ participants, isFinal, rule }: TournamentView): string => {
  if (!isFinal) return `tournaments:rule.${rule}Short`;
  return participants === 0 ? 'tournaments:board.emptyNobody' : 'tournaments:board.emptyPast';
};
