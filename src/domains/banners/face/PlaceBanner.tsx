import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { useMarkers } from '../../../kernel/useMarkers.ts';
import { Button } from '../../../ui/basics/Button.tsx';
import { classes } from '../../../ui/basics/classes.ts';
import { Picture } from '../../../ui/tiles/Picture.tsx';
import { bannerStore } from '../BannerStore.ts';
import type { BannerPlace } from '../parseBanner.ts';
import { bannerWidths } from '../ui/bannerPicture.ts';
import { Countdown } from './Countdown.tsx';
import styles from './PlaceBanner.module.css';

interface Props {
  readonly place: BannerPlace;
  /** 148 high in every window, above a form. */
  readonly isCompact?: boolean;
}

/** 3-62, 9-21: the first banner of a place that is not over: 360 × 240 on phones, 376 × 624 elsewhere. */
export const PlaceBanner = observer(function PlaceBanner({ place, isCompact = false }: Props) {
  const { href, content } = useApp();
  const markers = useMarkers();
  const store = useStore(bannerStore);
  const [banner] = store.at(place);
  if (banner === undefined) return null;
  const { id, finishedAt, title, text, buttonText, buttonLink, imagePhone, colour } = banner;
  return (
    <aside
      className={classes(styles['banner'], isCompact ? styles['compact'] : styles['tall'])}
      aria-label={markers.plain(title)}
    >
      <Picture
        className={styles['picture']}
        src={imagePhone}
        width={bannerWidths.beside}
        alt=""
        placeholderColour={colour}
        quality={content.config.imageQuality.banner}
      />
      <div className={styles['words']}>
        <p className={styles['title']}>{markers.nodes(title)}</p>
        <p className={styles['text']}>{markers.nodes(text)}</p>
        {finishedAt !== null && <Countdown until={finishedAt} onOver={() => store.drop(id)} />}
        <Button variant={isCompact ? 'secondary' : 'primary'} size="sm" href={href(buttonLink)}>
          {markers.plain(buttonText)}
        </Button>
      </div>
    </aside>
  );
});

export const DepositBanner = () => <PlaceBanner place="deposit" isCompact />;
