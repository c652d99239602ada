import { useEffect, useRef, useState, type CSSProperties, type ReactElement } from 'react';
import { classes } from './classes.ts';
import { imageUrl } from './imageUrl.ts';
import styles from './Picture.module.css';

/** 9-21: the ratio of a picture that states none. */
const DEFAULT_RATIO = 1.3;

export interface PictureProps {
  /** Address of the original; the proxy resizes it. */
  readonly src: string;
  /** Width of the slot in CSS pixels, where it is largest. */
  readonly width: number;
  /** Width divided by height, 1.3 by default; `height` wins over it. */
  readonly ratio?: number | undefined;
  readonly height?: number | undefined;
  /** Empty for pictures that say nothing beyond the text beside them. */
  readonly alt: string;
  /** The largest paint of the page: fetched at once and first. */
  readonly isPriority?: boolean | undefined;
  readonly placeholderColour?: string | undefined;
  readonly quality?: number | undefined;
  /** A narrower source for phones (art direction), with its own width and ratio. */
  readonly phone?: { readonly src: string; readonly width: number; readonly ratio: number } | undefined;
  readonly className?: string | undefined;
}

/** A picture of reserved size with sources for densities 1 and 2 (9-21), lazy unless it is the page's largest paint. */
export function Picture({ src, width, ratio = DEFAULT_RATIO, height, alt, isPriority = false, placeholderColour, quality, phone, className }: PictureProps): ReactElement {
  const element = useRef<HTMLImageElement>(null);
  const [isBroken, setIsBroken] = useState(false);
  useEffect(() => {
    // It may have failed before the page was hydrated, when nobody listened.
    const loaded = element.current;
    if (loaded?.complete && loaded.naturalWidth === 0) loaded.decode().catch(() => setIsBroken(true));
  }, []);

  const tall = height ?? Math.round(width / ratio);
  const sources = (from: string, wide: number): string =>
    `${imageUrl(from, { width: wide, quality })} 1x, ${imageUrl(from, { width: wide, density: 2, quality })} 2x`;
  const frame = { '--ratio': `${width} / ${tall}`, '--placeholder': placeholderColour } as CSSProperties;
  const image = (
    <img
      ref={element}
      className={classes(styles['image'], isBroken && styles['broken'])}
      onError={() => setIsBroken(true)}
      src={imageUrl(src, { width, quality })}
      srcSet={sources(src, width)}
      width={width}
      height={tall}
      alt={alt}
      decoding={isPriority ? 'sync' : 'async'}
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : 'auto'}
    />
  );
  if (phone === undefined) {
    return (
      <span className={classes(styles['frame'], className)} style={frame}>
        {image}
      </span>
    );
  }
  return (
    <picture className={classes(styles['frame'], styles['directed'], className)} style={{ ...frame, '--phone-ratio': phone.ratio } as CSSProperties}>
      <source media="(max-width: 767.98px)" srcSet={sources(phone.src, phone.width)} width={phone.width} height={Math.round(phone.width / phone.ratio)} />
      {image}
    </picture>
  );
}
