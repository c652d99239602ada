import { observer } from 'mobx-react-lite';
import { createElement } from 'react';
import { createPortal } from 'react-dom';
import { useApp } from '../kernel/AppContext.tsx';
import { useTopDialog } from '../ui/basics/topLayer.ts';
import { ToastRegion } from '../ui/widgets/ToastRegion.tsx';
import type { Root } from './createRoot.ts';

const Notices = observer(function Notices({ store }: { readonly store: Root['notices'] }) {
  const { t } = useApp();
  const dialog = useTopDialog();
  const toasts = store.list.map(({ id, type, text, allowClose, component, data }) => ({
    id,
    type,
    allowClose,
    content: component === null ? text : createElement(component, { text, data, close: () => store.close(id) }),
  }));
  const region = (
    <ToastRegion
      label={t('core:notices')}
      labelClose={t('core:close')}
      toasts={toasts}
      onClose={(id) => store.close(id)}
      onHold={() => store.hold()}
      onRelease={() => store.release()}
    />
  );
  return dialog ? createPortal(region, dialog) : region;
});

export default Notices;
