import { useApp, useChanging } from '../AppContext.ts';
import { consents, oddsFormats } from '../host/launch.ts';
import type { MessageKey } from '../messages/en.ts';
import { TypedStake } from '../slip/TypedStake.tsx';

const CONSENT = { none: 'changesNone', higher: 'changesHigher', any: 'changesAny' } as const satisfies Record<
  string,
  MessageKey
>;

/** The format of odds, and what to do when they change; the casino keeps both. */
export function SettingsPanel() {
  const { preferences, prefer, session, slip, t } = useApp();
  useChanging(slip.changes, 'slip', () => slip.version);
  const odds = useChanging(preferences.changes, 'odds', () => preferences.odds);
  const consent = useChanging(preferences.changes, 'odds', () => preferences.consent);
  return (
    <div className="settings">
      <fieldset>
        <legend>{t('formatTitle')}</legend>
        {oddsFormats.map((one) => (
          <label key={one}>
            <input type="radio" name="format" checked={one === odds} onChange={() => prefer(one, consent)} />
            {t(one)}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>{t('changesTitle')}</legend>
        {consents.map((one) => (
          <label key={one}>
            <input type="radio" name="consent" checked={one === consent} onChange={() => prefer(odds, one)} />
            {t(CONSENT[one])}
          </label>
        ))}
      </fieldset>
      {session.token === null ? null : (
        <fieldset>
          <legend>{t('oneTapTitle')}</legend>
          <label>
            <input
              type="checkbox"
              checked={slip.isOneTap}
              onChange={({ target }) => slip.update({ isOneTap: target.checked })}
            />
            {t('oneTap')}
          </label>
          <TypedStake value={slip.stake} label={t('stake')} onType={(stake) => slip.update({ stake })} />
        </fieldset>
      )}
    </div>
  );
}
