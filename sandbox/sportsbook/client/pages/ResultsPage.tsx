import { useState } from 'react';
import type { Sport } from '../../engine/types.ts';
import { useApp } from '../AppContext.ts';
import { dayText } from '../clockText.ts';
import { EventList } from '../parts/EventList.tsx';
import { SPORTS } from '../parts/SportsRow.tsx';
import { Chip } from './SportPage.tsx';

const DAY_MS = 86_400_000;

/** How matches of the last days have ended. */
export function ResultsPage() {
  const { t, launch } = useApp();
  const [sport, setSport] = useState<Sport>('football');
  const [back, setBack] = useState(0);
  const [now] = useState(() => Date.now());
  const day = new Date(now - back * DAY_MS).toISOString().slice(0, 10);
  return (
    <>
      <h1 className="heading">{t('results')}</h1>
      <div className="chips">
        {SPORTS.map((one) => (
          <Chip key={one} isOn={one === sport} onPick={() => setSport(one)}>
            {t(one)}
          </Chip>
        ))}
      </div>
      <div className="chips">
        {[0, 1, 2].map((offset) => (
          <Chip key={offset} isOn={offset === back} onPick={() => setBack(offset)}>
            {offset === 0 ? t('today') : dayText(now - offset * DAY_MS, launch.locale)}
          </Chip>
        ))}
      </div>
      <EventList
        path={`results?sport=${sport}&day=${day}`}
        nextOf={(last) => `before=${last.startsAt}`}
        empty={t('nothingHere')}
      />
    </>
  );
}
