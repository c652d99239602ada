import { useApp } from '../../../kernel/AppContext.tsx';
import { useMarkers } from '../../../kernel/useMarkers.ts';
import { IconButton } from '../../../ui/basics/IconButton.tsx';
import { chevronLeftIcon, chevronRightIcon } from '../../../ui/basics/icons.ts';
import type { Banner } from '../parseBanner.ts';
import styles from './BannerDots.module.css';

interface Props {
  readonly banners: readonly Pick<Banner, 'id' | 'title'>[];
  /** Index of the one that is shown. */
  readonly current: number;
  /** An index before the first or after the last is one from the other end. */
  readonly onShow: (index: number) => void;
}

/** A dot for each banner, named by its title, between arrows that only pointers need. */
export function BannerDots({ banners, current, onShow }: Props) {
  const { t } = useApp();
  const markers = useMarkers();
  return (
    <div className={styles['row']} role="group" aria-label={t('banners:heading')}>
      <IconButton
        className={styles['arrow']}
        icon={chevronLeftIcon}
        label={t('core:previous')}
        isMirrored
        onClick={() => onShow(current - 1)}
      />
      {banners.map(({ id, title }, index) => (
        <button
          key={id}
          type="button"
          className={styles['dot']}
          aria-label={markers.plain(title)}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => onShow(index)}
        />
      ))}
      <IconButton
        className={styles['arrow']}
        icon={chevronRightIcon}
        label={t('core:next')}
        isMirrored
        onClick={() => onShow(current + 1)}
      />
    </div>
  );
}
