import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { consentChoices } from '../../../contract/analytics/consentChoices.ts';
import type { ConsentChoice } from '../../../contract/analytics/consentChoices.ts';
import { consentStore } from '../face/ConsentStore.ts';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { Icon } from '../../../ui/basics/Icon.tsx';
import { eyeIcon, lockIcon, shareIcon } from '../../../ui/basics/icons.ts';
import { useIsLive } from '../../../ui/basics/useIsLive.ts';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import { RadioCards } from '../../../ui/form/RadioCards.tsx';
import styles from './ConsentPage.module.css';

const icons = { none: lockIcon, statistics: eyeIcon, all: shareIcon } as const;

/** The choice, for as long as it may be changed: always. What holds is known in the browser only. */
export const ConsentPage = observer(function ConsentPage() {
  const { t } = useApp();
  const consent = useStore(consentStore);
  const isLive = useIsLive();
  const [isSaved, setSaved] = useState(false);
  useEffect(() => consent.read(), [consent]);
  return (
    <div className={styles['page']}>
      <header>
        <h1>{t('analytics:page.heading')}</h1>
        <p className={styles['lead']}>{t('analytics:page.lead')}</p>
      </header>
      <RadioCards
        name="consent"
        legend={t('analytics:page.legend')}
        cards={consentChoices.map((choice) => ({
          value: choice,
          title: t(`analytics:choice.${choice}`),
          icon: <Icon of={icons[choice]} size={20} />,
          facts: [t(`analytics:about.${choice}`)],
        }))}
        value={isLive && !consent.isOpen ? consent.allowed : undefined}
        onChange={(choice) => {
          consent.choose(choice as ConsentChoice);
          setSaved(true);
        }}
      />
      <div aria-live="polite">{isSaved && <Notice tone="success">{t('analytics:page.saved')}</Notice>}</div>
      <section>
        <h2>{t('analytics:page.alwaysHeading')}</h2>
        <p className={styles['lead']}>{t('analytics:page.always')}</p>
      </section>
    </div>
  );
});
