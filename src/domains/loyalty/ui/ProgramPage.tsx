import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import type { RouteModule } from '../../../kernel/pageModules.ts';
import { LoadFailed } from '../../../kernel/LoadFailed.tsx';
import { LoadingBlock } from '../../../kernel/lists/LoadingBlock.tsx';
import { useVisitorKnown } from '../../../kernel/visitor/useVisitorKnown.ts';
import { Button } from '../../../ui/basics/Button.tsx';
import { Skeleton } from '../../../ui/basics/Skeleton.tsx';
import { Pill } from '../../../ui/blocks/Pill.tsx';
import { Picture } from '../../../ui/tiles/Picture.tsx';
import { loyaltyPath } from '../paths.ts';
import { programStore } from '../ProgramStore.ts';
import { LevelList } from './LevelList.tsx';
import styles from './ProgramPage.module.css';
import { ProgramPeriod } from './ProgramPeriod.tsx';
import { RateList } from './RateList.tsx';

/** 2.2-5: one programme: when it holds, what a point costs in it, and for the standing one its levels. */
export const ProgramPage: RouteModule['Page'] = observer(function ProgramPage({ match }) {
  const { t, href } = useApp();
  const store = useStore(programStore);
  const sysname = match.params['sysname'] ?? '';
  useVisitorKnown((uid) => void store.load(sysname, uid).catch(() => undefined));
  const { program } = store;
  if (store.status === 'failed') return <LoadFailed onRetry={() => store.load(sysname, 0).catch(() => undefined)} />;
  if (program === null || program.sysname !== sysname) {
    return (
      <LoadingBlock>
        <Skeleton height="360px" />
      </LoadingBlock>
    );
  }
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <Picture
          className={styles['picture']}
          src={program.image}
          width={600}
          ratio={361 / 200}
          phone={{ width: 361, ratio: 361 / 200 }}
          alt=""
          isPriority
          placeholderColour={program.colour}
        />
        <div className={styles['words']}>
          <h1>{program.title}</h1>
          <p className={styles['marks']}>
            <ProgramPeriod program={program} />
            {program.isCurrent && <Pill tone="accent">{t('loyalty:programs.current')}</Pill>}
          </p>
          <p className={styles['lead']}>{program.lead}</p>
          <p className={styles['text']}>{program.description}</p>
          <span>
            <Button variant="primary" href={href(loyaltyPath)}>
              {t('loyalty:program.toWay')}
            </Button>
          </span>
        </div>
      </header>
      <RateList program={program} />
      {program.endsAt === null && <LevelList levels={program.levels} />}
    </div>
  );
});
