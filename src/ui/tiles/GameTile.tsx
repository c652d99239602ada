import type { MouseEvent, ReactElement, ReactNode } from 'react';
import type { PictureWidth } from '../../shared/pictures/pictureSizes.ts';
import { classes } from '../basics/classes.ts';
import { Badge, type BadgeTone } from './Badge.tsx';
import styles from './GameTile.module.css';
import { Picture } from './Picture.tsx';
import { horizontalWidths, tileWidths } from './tileWidths.ts';

const ratios = { vertical: 3 / 4, horizontal: 4 / 3 } as const;

export interface TileMark {
  readonly text: string;
  readonly tone: 'whole' | 'part' | 'none' | 'barred';
}

export interface GameTileProps {
  readonly title: string;
  readonly href: string;
  readonly pictureSrc: string;
  readonly placeholderColour?: string | undefined;
  readonly provider?: string | undefined;
  /** "RTP 96.4 %"; hidden if the tile is too narrow for both. */
  readonly rtp?: string | undefined;
  readonly badge?: { readonly text: string; readonly tone: BadgeTone } | undefined;
  /** What something does in this game, over the picture's upper corner: a dot whose filling says it, and its text. */
  readonly mark?: TileMark | undefined;
  /** A control over the picture's corner, such as the favourite star. */
  readonly corner?: ReactNode;
  /** Width of the widest slot in CSS pixels; that of the hall's tiles by default. */
  readonly width?: PictureWidth | undefined;
  /** 3-38: a horizontal tile has no room for the picture's lettering, so its title stands below. Vertical by default. */
  readonly shape?: 'vertical' | 'horizontal' | undefined;
  readonly quality?: number | undefined;
  readonly isPriority?: boolean | undefined;
  readonly onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/**
 * A list item for a game, in a row or the hall. Kept to few elements: a lobby renders some fifty at its first paint.
 * The picture has the title in it; the link's accessible name starts with the title all the same.
 */
export function GameTile(props: GameTileProps): ReactElement {
  const {
    title,
    href,
    pictureSrc,
    placeholderColour,
    provider,
    rtp,
    badge,
    mark,
    corner,
    shape = 'vertical',
    quality,
    isPriority,
    onClick,
  } = props;
  const widths = shape === 'horizontal' ? horizontalWidths : tileWidths;
  const { width = widths.wide } = props;
  return (
    <li className={styles['tile']}>
      <a className={styles['link']} href={href} onClick={onClick}>
        <Picture
          className={classes(styles['art'], shape === 'horizontal' && styles['horizontal'])}
          src={pictureSrc}
          width={width}
          ratio={ratios[shape]}
          phone={{ width: widths.phone }}
          alt=""
          placeholderColour={placeholderColour}
          isPriority={isPriority}
          quality={quality}
          standIn={<span className={styles['title']}>{title}</span>}
        >
          {badge && (
            <Badge className={styles['badge']} tone={badge.tone}>
              {badge.text}
            </Badge>
          )}
          {mark && <span className={classes(styles['mark'], styles[mark.tone])}>{mark.text}</span>}
        </Picture>
      </a>
      {shape === 'horizontal' && (
        <p className={styles['name']} aria-hidden="true">
          {title}
        </p>
      )}
      {(provider !== undefined || rtp !== undefined) && (
        <p className={styles['caption']}>
          <span className={styles['provider']}>{provider}</span>
          <bdi className={styles['rtp']}>{rtp}</bdi>
        </p>
      )}
      {corner !== undefined && <div className={styles['corner']}>{corner}</div>}
    </li>
  );
}
