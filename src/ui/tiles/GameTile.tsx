import type { MouseEvent, ReactElement, ReactNode } from 'react';
import type { PictureWidth } from '../../shared/pictures/pictureSizes.ts';
import { Badge, type BadgeTone } from './Badge.tsx';
import styles from './GameTile.module.css';
import { Picture } from './Picture.tsx';
import { tileWidths } from './tileWidths.ts';

const TILE_RATIO = 3 / 4;

export interface GameTileProps {
  readonly title: string;
  readonly href: string;
  readonly pictureSrc: string;
  readonly placeholderColour?: string | undefined;
  readonly provider?: string | undefined;
  /** "RTP 96.4 %"; hidden if the tile is too narrow for both. */
  readonly rtp?: string | undefined;
  readonly badge?: { readonly text: string; readonly tone: BadgeTone } | undefined;
  /** A control over the picture's corner, such as the favourite star. */
  readonly corner?: ReactNode;
  /** Width of the widest slot in CSS pixels, 184 by default. */
  readonly width?: PictureWidth | undefined;
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
    corner,
    width = tileWidths.wide,
    quality,
    isPriority,
    onClick,
  } = props;
  return (
    <li className={styles['tile']}>
      <a className={styles['link']} href={href} onClick={onClick}>
        <Picture
          className={styles['art']}
          src={pictureSrc}
          width={width}
          ratio={TILE_RATIO}
          phone={{ width: tileWidths.phone }}
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
        </Picture>
      </a>
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
