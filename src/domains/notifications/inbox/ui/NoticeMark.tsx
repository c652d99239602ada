import { Icon } from '../../../../ui/basics/Icon.tsx';
import type { IconNode } from '../../../../ui/basics/Icon.tsx';
import {
  bellIcon,
  betsIcon,
  bettingIcon,
  depositIcon,
  identityIcon,
  offersIcon,
  securityIcon,
  starIcon,
  successIcon,
  trophyIcon,
  vpnIcon,
  withdrawIcon,
} from '../../../../ui/basics/icons.ts';
import { Picture } from '../../../../ui/tiles/Picture.tsx';
import styles from './NoticeMark.module.css';

const icons: Readonly<Record<string, IconNode>> = {
  register: starIcon,
  profile: identityIcon,
  confirm: successIcon,
  quest: trophyIcon,
  product: offersIcon,
  level: starIcon,
  depositArrived: depositIcon,
  withdrawalPaid: withdrawIcon,
  signInAlert: securityIcon,
  tournamentPrize: trophyIcon,
  followedKickOff: bettingIcon,
  followedBetSettled: betsIcon,
};

const iconOf = (subject: string): IconNode =>
  subject.startsWith('vpn') ? vpnIcon : ((Object.hasOwn(icons, subject) ? icons[subject] : undefined) ?? bellIcon);

/** The picture of a notice, or an icon for what it is about. */
export function NoticeMark({ subject, image }: { readonly subject: string; readonly image: string }) {
  const icon = <Icon of={iconOf(subject)} size={24} />;
  if (image === '') return <span className={styles['mark']}>{icon}</span>;
  return (
    <span className={styles['mark']}>
      <Picture src={image} width={48} ratio={1} alt="" standIn={icon} className={styles['picture']} />
    </span>
  );
}
