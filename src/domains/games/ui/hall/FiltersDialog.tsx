import { observer } from 'mobx-react-lite';
import { Button } from '../../../../ui/basics/Button.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { Chip } from '../../../../ui/tiles/Chip.tsx';
import { ChipRow } from '../../../../ui/tiles/ChipRow.tsx';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import type { DialogProps } from '../../../../kernel/dialogs.ts';
import { countOf, hallPath, toggled, withoutFacets } from '../../face/hallFilter.ts';
import { hallStore } from '../../HallStore.ts';
import { facetViews } from './facetOptions.ts';
import styles from './FiltersDialog.module.css';

/** Every facet with its counts; a press changes the list behind at once, and the button says how many games are left. */
export const FiltersDialog = observer(function FiltersDialog({ close, frame }: DialogProps<null, null>) {
  const app = useApp();
  const { t, navigate } = app;
  const store = useStore(hallStore);
  const { filter } = store;
  return (
    <Dialog
      {...frame}
      title={t('games:hall.filters')}
      labelClose={t('core:close')}
      foot={
        <div className={styles['foot']}>
          <Button
            variant="quiet"
            isDisabled={countOf(filter) === 0}
            onClick={() => navigate(hallPath(withoutFacets(filter)), { replace: true })}
          >
            {t('games:hall.clear')}
          </Button>
          <Button variant="primary" isPending={store.status === 'loading'} onClick={() => close(null)}>
            {t('games:hall.show', { count: store.total })}
          </Button>
        </div>
      }
    >
      <div className={styles['facets']}>
        {facetViews(store, app).map(({ facet, label, options }) => (
          <section key={facet}>
            <h3 className={styles['label']}>{label}</h3>
            <ChipRow label={label} flow="wrap">
              {options.map(({ value, label: name, count, isChosen }) => (
                <Chip
                  key={value}
                  isOn={isChosen}
                  isEmpty={count === 0}
                  count={String(count)}
                  onClick={() => navigate(hallPath(toggled(filter, facet, value)), { replace: true })}
                >
                  {name}
                </Chip>
              ))}
            </ChipRow>
          </section>
        ))}
      </div>
    </Dialog>
  );
});
