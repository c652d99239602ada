import { useId, type ReactElement, type ReactNode } from 'react';
import { classes } from '../basics/classes.ts';
import { Icon } from '../basics/Icon.tsx';
import { alertIcon } from '../basics/icons.ts';
import { Badge } from '../tiles/Badge.tsx';
import cover from './cover.module.css';
import styles from './RadioCards.module.css';
import { tellEarly } from './tellEarly.ts';

export interface RadioCard {
  readonly value: string;
  readonly title: string;
  /** A picture of 48 × 32 px. */
  readonly icon?: ReactNode;
  /** Short facts: limits, fee, usual time, or why it is not available. */
  readonly facts?: readonly string[] | undefined;
  readonly badge?: string | undefined;
  readonly isDisabled?: boolean | undefined;
}

export interface RadioCardsProps {
  readonly name: string;
  readonly legend: ReactNode;
  readonly cards: readonly RadioCard[];
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
  /** `tiles`: pictures and titles only, several in a row. */
  readonly look?: 'rows' | 'tiles';
  /** Id of a text about the chosen card. */
  readonly aboutId?: string | undefined;
  /** Shown below the cards and announced with them. */
  readonly error?: string | undefined;
}

/** Radio cards for a choice that needs details: payment methods, bonuses, limits. */
export function RadioCards({
  name,
  legend,
  cards,
  value,
  onChange,
  look = 'rows',
  aboutId,
  error,
}: RadioCardsProps): ReactElement {
  const errorId = useId();
  const refused =
    error === undefined
      ? {}
      : ({ role: 'radiogroup', 'aria-invalid': true, 'aria-describedby': errorId, tabIndex: -1 } as const);
  return (
    <fieldset {...refused}>
      <legend className={styles['legend']}>{legend}</legend>
      <div className={classes(styles['cards'], look === 'tiles' && styles['tiles'])}>
        {cards.map((card) => (
          <label key={card.value} className={styles['card']}>
            <input
              ref={tellEarly}
              type="radio"
              className={cover['cover']}
              name={name}
              value={card.value}
              checked={card.value === value}
              disabled={card.isDisabled}
              aria-describedby={card.value === value ? aboutId : undefined}
              onChange={() => onChange(card.value)}
            />
            <span className={styles['icon']}>{card.icon}</span>
            <span>
              <span className={styles['title']}>
                {card.title}
                {card.badge !== undefined && <Badge tone="money">{card.badge}</Badge>}
              </span>
              {card.facts && (
                <span className={styles['facts']}>
                  {card.facts.map((fact) => (
                    <span key={fact}>{fact}</span>
                  ))}
                </span>
              )}
            </span>
            <span className={styles['dot']} />
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p className={styles['error']} id={errorId} role="alert">
          <Icon of={alertIcon} size={16} />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}
