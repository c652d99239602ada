import type { ReactElement, ReactNode } from 'react';
import { Badge } from '../tiles/Badge.tsx';
import styles from './RadioCards.module.css';

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
}

/** Radio cards for a choice that needs details: payment methods, bonuses, limits. */
export function RadioCards({ name, legend, cards, value, onChange }: RadioCardsProps): ReactElement {
  return (
    <fieldset>
      <legend className={styles['legend']}>{legend}</legend>
      <div className={styles['cards']}>
        {cards.map((card) => (
          <label key={card.value} className={styles['card']}>
            <input
              type="radio"
              className={styles['input']}
              name={name}
              value={card.value}
              checked={card.value === value}
              disabled={card.isDisabled}
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
    </fieldset>
  );
}
