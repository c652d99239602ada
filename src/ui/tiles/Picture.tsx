import { useEffect, useRef, useState, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import type { PictureWidth } from '../../shared/pictures/pictureSizes.ts';
import { MOBILE_MEDIA } from '../../shared/viewport/viewportClass.ts';
import { classes } from '../basics/classes.ts';
import { imageUrl } from './imageUrl.ts';
import { densities } from './pictureSources.ts';
import { loadWhenNear } from './loadWhenNear.ts';
import { useViewport } from '../basics/useViewport.ts';
import styles from './Picture.module.css';

/** 9-21: the default ratio. */
const DEFAULT_RATIO = 1.3;

export interface PictureProps {
  /** Address of the original; the proxy resizes it. */
  readonly src: string;
  /** Greatest width of the slot in CSS pixels. */
  readonly width: PictureWidth;
  /** Width divided by height, 1.3 by default; `height` takes precedence. */
  readonly ratio?: number | undefined;
  readonly height?: number | undefined;
  /** Empty for decorative pictures. */
  readonly alt: string;
  /** The largest paint of the page: fetched at once and first. */
  readonly isPriority?: boolean | undefined;
  readonly placeholderColour?: string | undefined;
  readonly quality?: number | undefined;
  /** Replacement on phones: a narrower slot, and optionally another picture and ratio (art direction). */
  readonly phone?: { readonly src?: string; readonly width: PictureWidth; readonly ratio?: number } | undefined;
  readonly className?: string | undefined;
  /** Shown until the picture has loaded, and instead of it if it fails. */
  readonly standIn?: ReactNode;
  /** Rendered over the picture. */
  readonly children?: ReactNode;
}

interface ImageProps {
  readonly address: string;
  readonly sources: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly isPriority: boolean;
}

/**
 * A picture of reserved size with sources for densities 1 and 2 (9-21). Unless it is the page's largest paint it is
 * fetched when it comes near the window, after the page's own code, so that pictures compete with neither. Without
 * JavaScript it is an ordinary image.
 */
export function Picture({
  src,
  width,
  ratio = DEFAULT_RATIO,
  height,
  alt,
  isPriority = false,
  placeholderColour,
  quality,
  phone,
  className,
  standIn,
  children,
}: PictureProps): ReactElement {
  const frame = useRef<HTMLElement>(null);
  const [isNear, setIsNear] = useState(isPriority);
  const viewport = useViewport();
  useEffect(
    () => (isNear || !frame.current ? undefined : loadWhenNear(frame.current, viewport.current, () => setIsNear(true))),
    [isNear, viewport],
  );

  const tall = height ?? Math.round(width / ratio);
  // Plain properties: a custom property would be inherited by all elements inside, which slows the first paint.
  const ownRatio = phone?.ratio;
  const style: CSSProperties = {
    backgroundColor: placeholderColour,
    ...(ownRatio === undefined
      ? { aspectRatio: `${width}/${tall}` }
      : { '--ratio': `${width}/${tall}`, '--phone-ratio': ownRatio }),
  };
  const image = (
    <Image
      address={imageUrl(src, { width, quality })}
      sources={densities(src, width, quality)}
      width={width}
      height={tall}
      alt={alt}
      isPriority={isPriority}
    />
  );
  const picture = phone ? (
    <picture>
      <source
        media={MOBILE_MEDIA}
        srcSet={densities(phone.src ?? src, phone.width, quality)}
        width={phone.width}
        height={Math.round(phone.width / (ownRatio ?? width / tall))}
      />
      {image}
    </picture>
  ) : (
    image
  );
  return (
    <span
      ref={frame}
      className={classes(styles['frame'], ownRatio !== undefined && styles['directed'], className)}
      style={style}
    >
      {standIn}
      {isNear ? (
        picture
      ) : (
        <noscript>
          <img className={styles['image']} src={imageUrl(src, { width, quality })} alt={alt} />
        </noscript>
      )}
      {children}
    </span>
  );
}

function Image({ address, sources, width, height, alt, isPriority }: ImageProps): ReactElement {
  const element = useRef<HTMLImageElement>(null);
  const [isBroken, setIsBroken] = useState(false);
  useEffect(() => {
    // It may have failed before hydration, when there was no error listener.
    const loaded = element.current;
    if (loaded?.complete && loaded.naturalWidth === 0) loaded.decode().catch(() => setIsBroken(true));
  }, []);
  return (
    <img
      ref={element}
      className={classes(styles['image'], isBroken && styles['broken'])}
      onError={() => setIsBroken(true)}
      src={address}
      srcSet={sources}
      width={width}
      height={height}
      alt={alt}
      decoding={isPriority ? 'sync' : 'async'}
      fetchPriority={isPriority ? 'high' : 'auto'}
    />
  );
}
