import { useApp } from '../../../../kernel/AppContext.tsx';
import { Button } from '../../../../ui/basics/Button.tsx';
import { Icon } from '../../../../ui/basics/Icon.tsx';
import { chevronRightIcon } from '../../../../ui/basics/icons.ts';
import { Pill } from '../../../../ui/blocks/Pill.tsx';
import { Surface } from '../../../../ui/blocks/Surface.tsx';
import { Picture } from '../../../../ui/tiles/Picture.tsx';
import { againQuery } from '../../depositAgain.ts';
import { depositPath } from '../../paths.ts';
import { useMethodFacts } from '../../ui/useMethodFacts.ts';
import { useMethodName } from '../../face/useMethodName.ts';
import type { DescribedMethod } from '../methodContent.ts';
import { MethodAbout } from './MethodAbout.tsx';
import styles from './MethodLinks.module.css';

/** The query that has to go on with the player: where they came from, the offer and the amount they want. */
const keptQuery = (search: string): string => {
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams(
    ['backUrl', ...againQuery].flatMap((name) => {
      const value = given.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  return kept.size === 0 ? '' : `?${kept.toString()}`;
};

interface LinksProps {
  readonly methods: readonly DescribedMethod[];
  /** Sysname of the method that the player used last; empty for none. */
  readonly usedLast: string;
}

/** ContainerView: the methods first; each leads to the page of its form (2.3-5). */
export function MethodLinks({ methods, usedLast }: LinksProps) {
  const { t, href, place } = useApp();
  const methodName = useMethodName();
  const factsOf = useMethodFacts();
  return (
    <ul className={styles['list']} aria-label={t('cashier:method')}>
      {methods.map((method) => (
        <li key={method.sysname}>
          <a className={styles['link']} href={href(depositPath(method.sysname) + keptQuery(place.search))}>
            <MethodPicture image={method.image} />
            <span>
              <span className={styles['name']}>{methodName(method.sysname, method.name)}</span>
              {method.descriptions[0] !== undefined && (
                <span className={styles['short']}>{method.descriptions[0]}</span>
              )}
              {method.sysname === usedLast && <Pill>{t('deposit:method.usedLast')}</Pill>}
              <span className={styles['facts']}>
                <span>{factsOf(method).limits}</span>
                <span>{factsOf(method).time}</span>
              </span>
            </span>
            <Icon of={chevronRightIcon} size={20} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The chosen method on its own page, and the way back to the others. */
export function ChosenMethod({ method }: { readonly method: DescribedMethod }) {
  const { t, href, place } = useApp();
  const methodName = useMethodName();
  return (
    <Surface>
      <div className={styles['chosen']}>
        <MethodPicture image={method.image} />
        <span className={styles['name']}>{methodName(method.sysname, method.name)}</span>
        <Button size="sm" href={href(depositPath() + keptQuery(place.search))}>
          {t('deposit:method.others')}
        </Button>
      </div>
      <MethodAbout method={method} />
    </Surface>
  );
}

function MethodPicture({ image }: { readonly image: string }) {
  return (
    <span className={styles['picture']}>{image !== '' && <Picture src={image} width={120} ratio={1.5} alt="" />}</span>
  );
}
