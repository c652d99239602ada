import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { RadioCards } from '../../../../ui/form/RadioCards.tsx';
import { Picture } from '../../../../ui/tiles/Picture.tsx';
import { useMethodName } from '../../face/useMethodName.ts';
import { depositStore } from '../DepositStore.ts';
import type { DescribedMethod } from '../methodContent.ts';
import { MethodAbout } from './MethodAbout.tsx';
import styles from './MethodPicker.module.css';

/** ContainerScrollView: all methods as tiles, and what the chosen one is (3-42). */
export const MethodPicker = observer(function MethodPicker({
  methods,
}: {
  readonly methods: readonly DescribedMethod[];
}) {
  const { t } = useApp();
  const store = useStore(depositStore);
  const methodName = useMethodName();
  const aboutId = useId();
  const { method } = store;
  return (
    <div className={styles['picker']}>
      <RadioCards
        name="method"
        legend={t('cashier:method')}
        look="tiles"
        value={method?.sysname}
        onChange={(sysname) => store.choose(sysname)}
        aboutId={aboutId}
        cards={methods.map(({ sysname, name, image }) => ({
          value: sysname,
          title: methodName(sysname, name),
          icon: image === '' ? null : <Picture src={image} width={48} ratio={1.5} alt="" />,
        }))}
      />
      <div id={aboutId} className={styles['about']}>
        {method && <MethodAbout method={method} />}
      </div>
    </div>
  );
});
