import type { FooterSettings, FooterLink } from '../settings/footer.ts';
import { Picture } from '../../ui/tiles/Picture.tsx';
import styles from './FooterMarks.module.css';

interface Props {
  readonly footer: FooterSettings;
  readonly linked: (link: FooterLink) => {
    readonly label: string;
    readonly href: string;
    readonly isExternal: boolean;
  };
}

const outside = (isExternal: boolean) => (isExternal ? { target: '_blank', rel: 'noopener' } : {});

/** 3-29: licence marks and social links of the content system. */
export function FooterMarks({ footer: { licences, social }, linked }: Props) {
  if (licences.length + social.length === 0) return null;
  return (
    <ul className={styles['marks']}>
      {licences.map((licence) => {
        const { href, isExternal } = linked(licence);
        return (
          <li key={licence.label}>
            <a className={styles['licence']} href={href} {...outside(isExternal)}>
              <b>{licence.label}</b>
              {licence.text !== '' && <span>{` ${licence.text}`}</span>}
            </a>
          </li>
        );
      })}
      {social.map((network) => {
        const { href, isExternal } = linked(network);
        return (
          <li key={network.label}>
            <a className={styles['network']} href={href} {...outside(isExternal)}>
              {network.icon !== '' && (
                <span className={styles['icon']}>
                  <Picture src={network.icon} width={48} ratio={1} alt="" />
                </span>
              )}
              {network.label}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
