import { memo } from 'react';
import type { CSSProperties } from 'react';
import { classes } from '../../../../ui/basics/classes.ts';
import { Icon } from '../../../../ui/basics/Icon.tsx';
import { gamesIcon, searchIcon } from '../../../../ui/basics/icons.ts';
import { imageUrl } from '../../../../ui/tiles/imageUrl.ts';
import { useApp } from '../../../../kernel/AppContext.tsx';
import type { SearchOption } from '../../search/searchOptions.ts';
import styles from './SearchDialog.module.css';

interface Props extends Omit<SearchOption, 'id'> {
  readonly elementId: string;
  readonly position: number;
  readonly isActive: boolean;
  readonly onActive: (position: number) => void;
  readonly onChoose: (path: string) => void;
}

/**
 * A link, so that it opens in a new tab, too; the keyboard reaches it through the field. Rows that a letter leaves as they
 * were are not rendered again, and the others keep their elements: a letter replaces texts and pictures only.
 */
export const Option = memo(function Option(props: Props) {
  const { elementId, path, kind, title, note, image, position, isActive, onActive, onChoose } = props;
  const { href, content } = useApp();
  const picture = image && imageUrl(image, { width: 48, quality: content.config.imageQuality.tile });
  return (
    <a
      id={elementId}
      className={classes(styles['option'], kind !== 'game' && styles['slim'])}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={href(path)}
      onMouseMove={() => !isActive && onActive(position)}
      // The press keeps the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        event.stopPropagation();
        onChoose(path);
      }}
    >
      {kind === 'game' ? (
        // No element of its own for each picture: the place stays, and what it shows changes.
        <span className={styles['art']} style={picture === '' ? undefined : pictureStyle(picture)} />
      ) : (
        <Icon of={kind === 'all' ? searchIcon : gamesIcon} size={18} />
      )}
      <span className={styles['name']}>{title}</span>
      {note !== '' && <span className={styles['note']}>{note}</span>}
    </a>
  );
});

/**
 * A plain property: in a custom one the address would be read as the stylesheet's, which may be on another host. It is
 * encoded, and so has no quotes.
 */
const pictureStyle = (address: string): CSSProperties => ({ backgroundImage: `url("${address}")` });
