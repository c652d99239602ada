import type { JackpotTier } from '../../../contract/jackpots.ts';
import { classes } from '../../../ui/basics/classes.ts';
import styles from './TierGem.module.css';

/** A cut stone in the tier's colour; the larger the tier, the more facets. */
const facets: Readonly<Record<JackpotTier, readonly string[]>> = {
  mini: ['M12 4 19 12 12 20 5 12Z', 'M12 4 14.5 12 12 20 9.5 12Z'],
  minor: ['M7 5h10l4 7-9 8-9-8Z', 'M7 5h10l-2.6 7H9.6Z', 'M9.6 12h4.8L12 20Z'],
  major: ['M12 2.5 20 7v10l-8 4.5L4 17V7Z', 'M12 6.5 16.6 9v6L12 17.5 7.4 15V9Z', 'M12 6.5 16.6 9 12 12 7.4 9Z'],
  grand: [
    'M12 1.5 14.6 6l5-1.6-1.6 5L22.5 12 18 14.6l1.6 5-5-1.6L12 22.5 9.4 18l-5 1.6 1.6-5L1.5 12 6 9.4l-1.6-5 5 1.6Z',
    'M12 6.5 17.5 12 12 17.5 6.5 12Z',
    'M12 6.5 14 12l-2 5.5L10 12Z',
  ],
};

export function TierGem({ tier, className }: { readonly tier: JackpotTier; readonly className?: string | undefined }) {
  return (
    <svg className={classes(styles['gem'], styles[tier], className)} viewBox="0 0 24 24" aria-hidden="true">
      {facets[tier].map((path, index) => (
        <path key={path} className={styles[`facet${index}`]} d={path} />
      ))}
    </svg>
  );
}
