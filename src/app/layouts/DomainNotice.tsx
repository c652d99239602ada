import { useApp } from '../../kernel/AppContext.tsx';
import { Notice } from '../../ui/blocks/Notice.tsx';

/** 3-10: on every page of an address that takes no new players and no deposits. */
export function DomainNotice() {
  const { t, content } = useApp();
  const { state } = content.site;
  if (state !== 'closing' && state !== 'readonly') return null;
  return (
    <Notice shape="bar" role="status">
      {t(state === 'closing' ? 'core:domain.closing' : 'core:domain.readonly')}
    </Notice>
  );
}
