import type { CSSProperties, ReactNode } from 'react';
import { Picture } from '../../../ui/tiles/Picture.tsx';
import type { ProductView } from '../productView.ts';
import styles from './BuyDialog.module.css';

interface Props {
  readonly product: Pick<ProductView, 'image' | 'colour'>;
  readonly children: ReactNode;
}

/** The product's picture in its light, and a line beside it. */
export const ProductHero = ({ product: { image, colour }, children }: Props) => (
  <div className={styles['hero']} style={{ '--tint': colour } as CSSProperties}>
    <Picture src={image} width={120} ratio={1} alt="" className={styles['picture']} placeholderColour="transparent" />
    <div className={styles['words']}>{children}</div>
  </div>
);
