import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { ForVisitor } from '../../../kernel/visitor/ForVisitor.tsx';
import { ProblemNotice } from '../../../kernel/problems/ProblemNotice.tsx';
import { Button } from '../../../ui/basics/Button.tsx';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import { Surface } from '../../../ui/blocks/Surface.tsx';
import { bonusesPath } from '../../bonuses/paths.ts';
import type { OfferView } from '../offerView.ts';
import { offersStore } from '../OffersStore.ts';
import { offerStore } from '../OfferStore.ts';
import { depositForPath } from '../paths.ts';
import styles from './TakeOffer.module.css';
import { useCostWords } from './useCostWords.ts';

interface Props {
  readonly offer: OfferView;
  /** Without a card of its own, for the foot of a dialog. */
  readonly isPlain?: boolean;
  /** The player follows a link to another page. */
  readonly onLeave?: () => void;
}

/** How a visitor comes by the offer: by a deposit, or by taking it. */
export const TakeOffer = observer(function TakeOffer({ offer, isPlain = false, onLeave }: Props) {
  const { t } = useApp();
  const costs = useCostWords(offer);
  if (isPlain) return <Way offer={offer} onLeave={onLeave} />;
  return (
    <Surface tone="lit" padding="lg">
      <div className={styles['card']}>
        <h2 className={styles['title']}>{t('offerPages:take.heading')}</h2>
        <ul className={styles['costs']}>
          {costs.map((cost) => (
            <li key={cost}>{cost}</li>
          ))}
        </ul>
        <Way offer={offer} onLeave={onLeave} />
        <p className={styles['note']}>{t('offerPages:take.note')}</p>
      </div>
    </Surface>
  );
});

const Way = observer(function Way({
  offer,
  onLeave,
}: Pick<Props, 'offer'> & { readonly onLeave: Props['onLeave'] | undefined }) {
  const { t, href } = useApp();
  const store = useStore(offerStore);
  const { problem } = store;
  return (
    <div className={styles['way']}>
      {problem?.kind === 'refused' && (
        <Notice tone="error" role="alert">
          {t(`offerPages:errors.${problem.code}`)}
        </Notice>
      )}
      <ProblemNotice problem={problem?.kind === 'call' ? problem.problem : null} />
      {offer.isTaken && (
        <Notice
          tone="success"
          role={store.hasJustTaken ? 'status' : undefined}
          action={
            <Button size="sm" href={href(bonusesPath)} {...(onLeave ? { onClick: onLeave } : {})}>
              {t('offerPages:calendar.toBonuses')}
            </Button>
          }
        >
          {t(store.hasJustTaken ? 'offerPages:take.justTaken' : 'offerPages:take.taken')}
        </Notice>
      )}
      {!offer.isTaken && !offer.isSatisfied && <Notice>{t('offerPages:take.firstOnly')}</Notice>}
      {!offer.isTaken && offer.isSatisfied && offer.action === 'deposit' && (
        <Button
          variant="primary"
          size="lg"
          isBlock
          href={href(depositForPath(offer.id))}
          {...(onLeave ? { onClick: onLeave } : {})}
        >
          {t('offerPages:take.deposit')}
        </Button>
      )}
      {!offer.isTaken && offer.isSatisfied && offer.action === 'take' && (
        <ForVisitor guest={<SignUpToTake onLeave={onLeave} />} player={<TakeNow />} />
      )}
    </div>
  );
});

function SignUpToTake({ onLeave }: { readonly onLeave: Props['onLeave'] | undefined }) {
  const { t } = useApp();
  return (
    <Button variant="primary" size="lg" isBlock href="?show_popup_reg=1" {...(onLeave ? { onClick: onLeave } : {})}>
      {t('offerPages:take.signUp')}
    </Button>
  );
}

const TakeNow = observer(function TakeNow() {
  const { t } = useApp();
  const list = useStore(offersStore);
  const store = useStore(offerStore);
  const take = async () => {
    const taken = await store.take();
    if (taken) list.put(taken);
  };
  return (
    <Button variant="primary" size="lg" isBlock isPending={store.isTaking} onClick={take}>
      {t('offerPages:take.now')}
    </Button>
  );
});
