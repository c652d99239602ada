import { observer } from 'mobx-react-lite';
import type { CSSProperties, ReactNode } from 'react';
import { useStore } from '../../../kernel/AppContext.tsx';
import { charactersStore } from '../face/characters/CharactersStore.ts';
import type { Character } from '../face/characters/CharactersStore.ts';
import { useForPlayer } from '../../../kernel/visitor/useForPlayer.ts';
import { Icon } from '../../../ui/basics/Icon.tsx';
import { profileIcon } from '../../../ui/basics/icons.ts';
import { Picture } from '../../../ui/tiles/Picture.tsx';
import styles from './Portrait.module.css';

interface Props {
  /** Edge in CSS pixels. */
  readonly size: number;
  readonly mood: 'idle' | 'happy' | 'thinking' | 'sad';
  /** The ornament around it; empty for none. */
  readonly frame?: string;
  /** Its picture, for portraits that are large enough: it takes a part of the edge, and the face gets smaller. */
  readonly frameImage?: string;
  /** The picture for who has chosen no character; a plain figure without one. */
  readonly standIn?: string;
  readonly children?: ReactNode;
}

const pictureOf = ({ image, moods }: Character, mood: Props['mood']): string => (mood === 'idle' ? image : moods[mood]);

/** The player's character, round, in a mood; a plain figure for who has chosen none. Decoration beside a name. */
export const Portrait = observer(function Portrait({
  size,
  mood,
  frame = '',
  frameImage = '',
  standIn = '',
  children,
}: Props) {
  const characters = useStore(charactersStore);
  useForPlayer(() => void characters.load());
  const { chosen } = characters;
  const picture = chosen === null ? standIn : pictureOf(chosen, mood);
  return (
    <span
      className={styles['portrait']}
      data-frame={frameImage === '' ? frame : 'picture'}
      style={{ '--edge-size': `${size}px` } as CSSProperties}
    >
      <span className={styles['face']}>
        {picture === '' ? (
          <Icon of={profileIcon} size={size * 0.45} />
        ) : (
          <Picture src={picture} width={size > 60 ? 184 : 120} ratio={1} alt="" />
        )}
      </span>
      {frameImage !== '' && (
        <span className={styles['ring']}>
          <Picture src={frameImage} width={184} ratio={1} alt="" placeholderColour="transparent" />
        </span>
      )}
      {children}
    </span>
  );
});
