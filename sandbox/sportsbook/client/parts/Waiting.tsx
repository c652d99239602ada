import { useApp } from '../AppContext.ts';

/** Grey lines while a list loads, or what to do when it cannot be loaded. */
export function Waiting({ state, onAgain }: { readonly state: 'loading' | 'failed'; readonly onAgain: () => void }) {
  const { t } = useApp();
  if (state === 'failed')
    return (
      <div className="empty" role="alert">
        <p>{t('failed')}</p>
        <button type="button" className="wide-button" onClick={onAgain}>
          {t('again')}
        </button>
      </div>
    );
  return (
    <div className="lines" role="status" aria-label={t('loading')}>
      {[1, 2, 3, 4].map((one) => (
        <div key={one} className="line ghost" />
      ))}
    </div>
  );
}
