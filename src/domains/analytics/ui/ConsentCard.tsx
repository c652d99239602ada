import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { consentChoices } from '../../../contract/analytics/consentChoices.ts';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { isCardUnwelcome } from '../../../kernel/cards/isCardUnwelcome.ts';
import { useCardTurn } from '../../../kernel/cards/useCardTurn.ts';
import { consentStore } from '../face/ConsentStore.ts';
import { isCarefulPath } from '../../../shared/navigation/carefulPaths.ts';
import { Button } from '../../../ui/basics/Button.tsx';
import { ClearPlace } from '../../../ui/widgets/ClearPlace.tsx';
import { consentPath } from '../paths.ts';
import styles from './ConsentCard.module.css';

/**
 * The question for consent. Not a modal dialog: the site can be used without an answer, and nothing is measured until
 * there is one. The three answers look alike, so that none is the easier one.
 */
export const ConsentCard = observer(function ConsentCard() {
  const app = useApp();
  const { t, href, place } = app;
  const consent = useStore(consentStore);
  const headingId = useId();
  const isInTheWay = isCardUnwelcome(app) || isCarefulPath(place.path) || place.path === consentPath;
  const isShown = useCardTurn('consent', consent.isOpen && !isInTheWay);
  if (!isShown) return null;
  return (
    <ClearPlace from="bottom" over={place.path} className={styles['place']}>
      <div className={styles['card']} role="dialog" aria-modal="false" aria-labelledby={headingId} data-corner-card>
        <div>
          <h2 id={headingId} className={styles['heading']}>
            {t('analytics:ask.heading')}
          </h2>
          <p className={styles['text']}>
            {t('analytics:ask.text')}{' '}
            <a className={styles['more']} href={href(consentPath)}>
              {t('analytics:ask.more')}
            </a>
          </p>
        </div>
        <div className={styles['answers']}>
          {consentChoices.map((choice) => (
            <Button key={choice} isBlock onClick={() => consent.choose(choice)}>
              {t(`analytics:choice.${choice}`)}
            </Button>
          ))}
        </div>
      </div>
    </ClearPlace>
  );
});
