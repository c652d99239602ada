import { memo } from 'react';
import { useApp } from '../../../kernel/AppContext.tsx';
import { useMarkers } from '../../../kernel/useMarkers.ts';
import { Button } from '../../../ui/basics/Button.tsx';
import { Picture } from '../../../ui/tiles/Picture.tsx';
import type { Banner } from '../parseBanner.ts';
import styles from './BannerCarousel.module.css';
import { BannerDots } from './BannerDots.tsx';
import { Countdown } from '../face/Countdown.tsx';
import { bannerWidths } from './bannerPicture.ts';
import { useSlides } from './useSlides.ts';

interface Props {
  readonly banners: readonly Banner[];
  readonly onOver: (id: number) => void;
}

/**
 * Banners in a row with scroll snapping, which works before the page is alive; a mouse draws it as fingers do. Under it a
 * dot for each, and arrows where there is a pointer. The first is the page's largest paint; the others are loaded when near.
 */
export const BannerCarousel = memo(function BannerCarousel({ banners, onOver }: Props) {
  const { t } = useApp();
  const { row, current, show, handleScroll } = useSlides(banners.length);
  if (banners.length === 0) return null;
  return (
    <div>
      <section
        ref={row}
        className={styles['carousel']}
        aria-label={t('banners:heading')}
        tabIndex={0}
        onScroll={handleScroll}
      >
        {banners.map((banner, index) => (
          <BannerSlide key={banner.id} banner={banner} isFirst={index === 0} onOver={onOver} />
        ))}
      </section>
      {banners.length > 1 && <BannerDots banners={banners} current={current} onShow={show} />}
    </div>
  );
});

interface SlideProps extends Pick<Props, 'onOver'> {
  readonly banner: Banner;
  readonly isFirst: boolean;
}

const BannerSlide = memo(function BannerSlide({ banner, isFirst, onOver }: SlideProps) {
  const { href, content } = useApp();
  const markers = useMarkers();
  return (
    <article className={styles['slide']}>
      <Picture
        className={styles['picture']}
        src={banner.imageWide}
        width={bannerWidths.wide}
        ratio={1180 / 300}
        phone={{ src: banner.imagePhone, width: bannerWidths.phone, ratio: 722 / 350 }}
        alt=""
        isPriority={isFirst}
        placeholderColour={banner.colour}
        quality={content.config.imageQuality.banner}
      />
      <div className={styles['text']}>
        <h2 className={styles['title']}>{markers.nodes(banner.title)}</h2>
        <p className={styles['lead']}>{markers.nodes(banner.text)}</p>
        {banner.finishedAt !== null && <Countdown until={banner.finishedAt} onOver={() => onOver(banner.id)} />}
        <Button variant="primary" href={href(banner.buttonLink)}>
          {markers.plain(banner.buttonText)}
        </Button>
      </div>
    </article>
  );
});
