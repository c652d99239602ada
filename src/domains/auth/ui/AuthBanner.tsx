import { useApp } from '../../../kernel/AppContext.tsx';
import { Logo } from '../../../ui/basics/Logo.tsx';
import { Picture } from '../../../ui/tiles/Picture.tsx';
import type { AuthArt } from '../AuthArtStore.ts';
import styles from './AuthBanner.module.css';

interface Props {
  /** Null without words or picture: the side keeps its place and shows the house's mark. */
  readonly art: AuthArt | null;
  readonly hasWords: boolean;
}

/** 2.9-5: the side of the popup: the configured banner, or the chosen character's artwork. */
export function AuthSide({ art, hasWords }: Props) {
  return (
    <div className={styles['side']}>
      <span className={styles['chip']} aria-hidden="true">
        <Logo size={320} />
      </span>
      {art !== null && (
        <Picture className={styles['art']} src={art.src} alt={art.alt} width={361} ratio={1} isPriority />
      )}
      {hasWords && <Words className={styles['words']} />}
    </div>
  );
}

/** The compact form of it, above the form on phones. */
export function AuthStrip({ art, hasWords }: Props) {
  if (art === null && !hasWords) return null;
  return (
    <div className={styles['strip']}>
      {art === null ? (
        <Logo size={36} />
      ) : (
        <Picture className={styles['portrait']} src={art.src} alt={art.alt} width={48} ratio={1} isPriority />
      )}
      {hasWords && <Words className={styles['compact']} />}
    </div>
  );
}

function Words({ className }: { readonly className: string | undefined }) {
  const { label, value, addition } = useApp().content.config.auth.banner;
  return (
    <div className={className}>
      {label !== '' && <p className={styles['label']}>{label}</p>}
      <p className={styles['value']}>{value}</p>
      {addition !== '' && <p className={styles['addition']}>{addition}</p>}
    </div>
  );
}
