import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { ForVisitor } from '../../../kernel/visitor/ForVisitor.tsx';
import { ProblemNotice } from '../../../kernel/problems/ProblemNotice.tsx';
import { RewardTerms } from '../../loyalty/face/rewards/RewardTerms.tsx';
import { TermList } from '../../offers/face/terms/TermList.tsx';
import { Button } from '../../../ui/basics/Button.tsx';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import type { ProductView } from '../productView.ts';
import { shopStore } from '../ShopStore.ts';
import styles from './BuyDialog.module.css';
import { ProductHero } from './ProductHero.tsx';
import { usePointsText } from './usePointsText.ts';

/** What is bought, with the whole terms, and what it costs. */
export const ConfirmView = observer(function ConfirmView({ product }: { readonly product: ProductView }) {
  const { t } = useApp();
  const { points } = useStore(shopStore);
  const write = usePointsText();
  const left = points === null ? null : BigInt(points) - BigInt(product.price);
  return (
    <div className={styles['body']}>
      <ProductHero product={product}>
        <p className={styles['text']}>{product.text}</p>
      </ProductHero>
      <section className={styles['section']}>
        <h3 className={styles['heading']}>{t('shop:buy.what')}</h3>
        <RewardTerms rewards={product.rewards} />
      </section>
      <TermList
        rows={[
          { label: t('shop:buy.price'), value: write(product.price) },
          ...(points === null ? [] : [{ label: t('shop:buy.have'), value: write(points) }]),
          ...(left === null || left < 0n ? [] : [{ label: t('shop:buy.after'), value: write(left) }]),
        ]}
      />
      <Outcome product={product} />
    </div>
  );
});

const Outcome = observer(function Outcome({ product }: { readonly product: ProductView }) {
  const { t } = useApp();
  const { problem, spending } = useStore(shopStore);
  const write = usePointsText();
  return (
    <>
      {product.status !== 'open' && problem === null && <Notice>{t(`shop:card.${product.status}`)}</Notice>}
      {spending.phase === 'checking' && <Notice role="status">{t('shop:buy.checking')}</Notice>}
      {problem?.kind === 'refused' && (
        <Notice tone="error" role="alert">
          {t(`shop:errors.${problem.code}`, { price: write(problem.price), missing: write(problem.missing) })}
        </Notice>
      )}
      <ProblemNotice problem={problem?.kind === 'call' ? problem.problem : null} />
    </>
  );
});

interface FootProps {
  readonly product: ProductView;
  readonly onLeave: () => void;
}

export function ConfirmFoot({ product, onLeave }: FootProps) {
  const { t } = useApp();
  const guest = (
    <span className={styles['foot']}>
      <span className={styles['text']}>{t('shop:buy.guest')}</span>
      <Button variant="primary" size="lg" isBlock href="?show_popup_auth=1" onClick={onLeave}>
        {t('shop:signIn')}
      </Button>
    </span>
  );
  return <ForVisitor guest={guest} player={<BuyButtons product={product} onLeave={onLeave} />} />;
}

const BuyButtons = observer(function BuyButtons({ product, onLeave }: FootProps) {
  const { t } = useApp();
  const store = useStore(shopStore);
  const write = usePointsText();
  return (
    <span className={styles['foot']}>
      {product.status === 'open' && (
        <Button
          variant="primary"
          size="lg"
          isBlock
          isPending={store.spending.phase !== 'idle'}
          isDisabled={store.points === null}
          onClick={() => store.buy(product)}
        >
          {t('shop:buy.confirm', { points: write(product.price) })}
        </Button>
      )}
      <Button size="lg" isBlock onClick={onLeave}>
        {t('shop:buy.cancel')}
      </Button>
    </span>
  );
});
