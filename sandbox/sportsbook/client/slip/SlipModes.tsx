import { lineCount } from '../../rules/combinations.ts';
import { useApp } from '../AppContext.ts';
import { Chip } from '../pages/SportPage.tsx';

/** Singles, an accumulator, a system with its sizes, or the builder: what these picks allow. */
export function SlipModes() {
  const { slip, placing, t } = useApp();
  const modes = slip.modes();
  const count = slip.picks.length;
  if (modes.length < 2) return count > 1 ? <p className="slip-note">{t('related')}</p> : null;
  const change = (update: () => void): void => {
    placing.rest();
    update();
  };
  return (
    <>
      <div className="segments" role="group" aria-label={t('slip')}>
        {modes.map((mode) => (
          <button
            key={mode}
            type="button"
            aria-pressed={mode === slip.mode}
            disabled={placing.isBusy}
            onClick={() => change(() => slip.update({ mode }))}
          >
            {t(mode)}
          </button>
        ))}
      </div>
      {slip.mode === 'system' ? (
        <div className="chips">
          {Array.from({ length: count - 2 }, (_, index) => index + 2).map((size) => (
            <Chip key={size} isOn={size === slip.size} onPick={() => change(() => slip.update({ size }))}>
              {t('systemOf', { size, count })} <span className="chip-count">{lineCount(`${size}/${count}`)}</span>
            </Chip>
          ))}
        </div>
      ) : null}
      {slip.mode === 'builder' && slip.isBuilderPriced && slip.builderOdds === null ? (
        <p className="slip-note">{t('builderLegs')}</p>
      ) : null}
    </>
  );
}
