import { observer } from 'mobx-react-lite';
import type { CSSProperties } from 'react';
import { useApp } from '../../../kernel/AppContext.tsx';
import { Pill } from '../../../ui/blocks/Pill.tsx';
import { Picture } from '../../../ui/tiles/Picture.tsx';
import { programPath } from '../paths.ts';
import type { Program } from '../parseLoyalty.ts';
import styles from './ProgramCards.module.css';
import { ProgramPeriod } from './ProgramPeriod.tsx';

/** The programmes: the standing one and the seasons. */
export const ProgramCards = observer(function ProgramCards({ programs }: { readonly programs: readonly Program[] }) {
  const { t, href } = useApp();
  return (
    <section className={styles['section']} aria-labelledby="loyalty-programs">
      <h2 id="loyalty-programs">{t('loyalty:programs.heading')}</h2>
      <ul className={styles['list']}>
        {programs.map((program) => (
          <li key={program.sysname} className={styles['card']} style={{ '--tint': program.colour } as CSSProperties}>
            <Picture src={program.image} width={361} ratio={361 / 200} alt="" placeholderColour={program.colour} />
            <div className={styles['body']}>
              <h3 className={styles['title']}>
                <a className={styles['link']} href={href(programPath(program.sysname))}>
                  {program.title}
                </a>
              </h3>
              <p className={styles['lead']}>{program.lead}</p>
              <p className={styles['foot']}>
                <ProgramPeriod program={program} />
                {program.isCurrent && <Pill tone="accent">{t('loyalty:programs.current')}</Pill>}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
});
