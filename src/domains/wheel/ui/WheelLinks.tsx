import { observer } from 'mobx-react-lite';
import { useApp } from '../../../kernel/AppContext.tsx';
import { useVisitor } from '../../../kernel/visitor/useVisitor.ts';
import { Icon } from '../../../ui/basics/Icon.tsx';
import { bonusIcon, chancesIcon, infoIcon, questIcon, winnersIcon } from '../../../ui/basics/icons.ts';
import type { Campaign } from '../api.ts';
import { chancesDialog, giftsDialog, questsDialog, rulesDialog, winnersDialog } from '../dialogs.ts';
import { winnersTabs } from '../winnersTabs.ts';
import styles from './WheelLinks.module.css';

/** 2.10-22 to 2.10-27: the ways to everything about the wheel; chances are one tap away. */
export const WheelLinks = observer(function WheelLinks({ campaign }: { readonly campaign: Campaign }) {
  const { t, dialogs, content } = useApp();
  const isPlayer = useVisitor() === 'player';
  const props = { campaign: campaign.id };
  const tabs = winnersTabs(content.config.wheel, isPlayer);
  const links = [
    { name: 'chances', icon: chancesIcon, isShown: true, open: () => dialogs.open(chancesDialog, props) },
    {
      name: 'quests',
      icon: questIcon,
      isShown: !campaign.is_spin_cost,
      open: () => dialogs.open(questsDialog, props),
    },
    { name: 'gifts', icon: bonusIcon, isShown: isPlayer, open: () => dialogs.open(giftsDialog, props) },
    {
      name: 'winners',
      icon: winnersIcon,
      isShown: tabs.length > 0,
      open: () => dialogs.open(winnersDialog, { ...props, tabs }),
    },
    { name: 'rules', icon: infoIcon, isShown: true, open: () => dialogs.open(rulesDialog, props) },
  ];
  return (
    <nav className={styles['links']} aria-label={t('wheel:links.label')}>
      {links.map(
        ({ name, icon, isShown, open }) =>
          isShown && (
            <button
              key={name}
              type="button"
              className={styles['link']}
              aria-haspopup="dialog"
              onClick={() => void open()}
            >
              <Icon of={icon} size={22} />
              <span>{t(`wheel:links.${name}`)}</span>
              {name === 'gifts' && campaign.gifts_waiting > 0 && (
                <span className={styles['count']}>{campaign.gifts_waiting}</span>
              )}
            </button>
          ),
      )}
    </nav>
  );
});
