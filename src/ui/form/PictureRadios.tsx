import { useId, type ReactElement, type ReactNode } from 'react';
import { classes } from '../basics/classes.ts';
import cover from './cover.module.css';
import styles from './PictureRadios.module.css';
import { tellEarly } from './tellEarly.ts';

export interface PictureRadio {
  readonly value: string;
  readonly title: string;
  /** A square picture. */
  readonly picture: ReactNode;
}

export interface PictureRadiosProps {
  readonly name: string;
  readonly legend: ReactNode;
  readonly radios: readonly PictureRadio[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** A text about the chosen one, announced when it changes. */
  readonly note?: ReactNode;
  readonly error?: ReactNode;
}

/** Radio cards of four in a row, for a choice by looks. */
export function PictureRadios({
  name,
  legend,
  radios,
  value,
  onChange,
  note,
  error,
}: PictureRadiosProps): ReactElement {
  const errorId = useId();
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className={styles['legend']}>{legend}</legend>
      <div className={styles['cards']}>
        {radios.map((radio) => (
          <label key={radio.value} className={styles['card']}>
            <input
              ref={tellEarly}
              type="radio"
              className={classes(cover['cover'], styles['input'])}
              name={name}
              value={radio.value}
              checked={radio.value === value}
              onChange={() => onChange(radio.value)}
            />
            <span className={styles['picture']}>{radio.picture}</span>
            <span className={styles['title']}>{radio.title}</span>
          </label>
        ))}
      </div>
      <p className={styles['note']} role="status">
        {note}
      </p>
      {error && (
        <p className={styles['error']} id={errorId} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
