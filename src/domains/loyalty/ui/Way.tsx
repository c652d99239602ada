import { observer } from 'mobx-react-lite';
import type { CSSProperties } from 'react';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { standingStore } from '../face/StandingStore.ts';
import { useVisitor } from '../../../kernel/visitor/useVisitor.ts';
import { wayPhone, wayPlaces, wayWide } from '../wayPlaces.ts';
import { groupedDigits } from '../../../shared/text/groupedDigits.ts';
import { classes } from '../../../ui/basics/classes.ts';
import { Picture } from '../../../ui/tiles/Picture.tsx';
import type { Level, WholeProgram } from '../parseLoyalty.ts';
import { useWalk } from './useWalk.ts';
import { Portrait } from './Portrait.tsx';
import styles from './Way.module.css';

const percent = (index: number): CSSProperties => {
  const { wide, phone } = wayPlaces[Math.min(index, wayPlaces.length - 1)] ?? { wide: [0, 0], phone: [0, 0] };
  return { '--wx': wide[0], '--wy': wide[1], '--px': phone[0], '--py': phone[1] } as CSSProperties;
};

/** The levels as places of a drawn landscape: the player's character stands at theirs, and walks on to a new one. */
export const Way = observer(function Way({ program }: { readonly program: WholeProgram }) {
  const { t, session } = useApp();
  const { standing } = useStore(standingStore);
  // The server renders the way of a guest for everybody.
  const isPlayer = useVisitor() === 'player' && session.uid > 0;
  const reached = isPlayer ? (standing?.level ?? 0) : 0;
  const stands = useWalk(reached);
  return (
    <section className={styles['way']} aria-label={t('loyalty:way.label')} dir="ltr">
      <div className={styles['picture']}>
        <Picture
          src={program.landscape.wide}
          width={1180}
          ratio={wayWide.width / wayWide.height}
          phone={{ src: program.landscape.phone, width: 361, ratio: wayPhone.width / wayPhone.height }}
          alt=""
          isPriority
          placeholderColour={program.colour}
        />
      </div>
      <ol className={styles['places']}>
        {program.levels.map((level, index) => (
          <Place key={level.level} level={level} index={index} reached={reached} />
        ))}
      </ol>
      {isPlayer && stands > 0 && (
        <span className={styles['walker']} style={percent(stands - 1)} data-level={stands}>
          <Portrait size={52} mood={stands < reached ? 'happy' : 'idle'} frame={standing?.frame ?? ''} />
        </span>
      )}
    </section>
  );
});

interface PlaceProps {
  readonly level: Level;
  readonly index: number;
  readonly reached: number;
}

function Place({ level: { level, name, image, from }, index, reached }: PlaceProps) {
  const { t, locale } = useApp();
  const state = stateOf(level, reached);
  return (
    <li className={classes(styles['place'], styles[state])} style={percent(index)}>
      <a className={styles['link']} href={`#level-${level}`} aria-current={state === 'present' ? 'step' : undefined}>
        <span className={styles['medal']}>
          <Picture src={image} width={120} ratio={1} alt="" />
        </span>
        <span className={styles['label']} dir={locale.dir}>
          <span className={styles['name']}>{name}</span>
          <span className={styles['from']}>{state === 'ahead' ? groupedDigits(from) : t(`loyalty:way.${state}`)}</span>
        </span>
        {state === 'ahead' && <span className="visually-hidden">{t('loyalty:way.points')}</span>}
      </a>
    </li>
  );
}

function stateOf(level: number, reached: number): 'past' | 'present' | 'ahead' {
  if (level < reached) return 'past';
  return level === reached ? 'present' : 'ahead';
}
