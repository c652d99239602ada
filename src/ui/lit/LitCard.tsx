import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { classes } from '../basics/classes.ts';
import { ownText } from '../basics/ownText.tsx';
import { Picture } from '../tiles/Picture.tsx';
import { covered } from './CoveringLink.tsx';
import styles from './LitCard.module.css';

export interface LitCardProps {
  readonly as?: 'li' | 'div' | 'header';
  readonly picture: {
    readonly src: string;
    /** The deep colour below it. */
    readonly colour: string;
    /** Beyond a card of a list where there is room. */
    readonly isWide?: boolean;
    readonly isPriority?: boolean;
    readonly className?: string | undefined;
  };
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The shape of a banner on a phone. */
const ratio = 722 / 350;
const width = 361;

/** A decorative picture that fades into the card's own colour, and what is said beside it. */
export function LitCard({ as: Tag = 'div', picture, className, children }: LitCardProps): ReactElement {
  const { src, colour, isWide = false, isPriority = false } = picture;
  return (
    <Tag className={classes(styles['card'], covered, className)} style={{ '--tint': colour } as CSSProperties}>
      <Picture
        className={classes(styles['picture'], picture.className)}
        src={src}
        width={isWide ? 600 : width}
        phone={isWide ? { width } : undefined}
        ratio={ratio}
        alt=""
        isPriority={isPriority}
        placeholderColour={colour}
      />
      {children}
    </Tag>
  );
}

/** The one number that matters, large, with its words behind it. */
export function LitFigure({
  value,
  className,
  children,
}: {
  readonly value: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <p className={classes(styles['figure'], className)}>
      <b className={styles['value']}>{value}</b>
      {ownText(children)}
    </p>
  );
}
