import { classes } from '../../../ui/basics/classes.ts';
import { Icon } from '../../../ui/basics/Icon.tsx';
import {
  alertIcon,
  checkIcon,
  clockIcon,
  closeIcon,
  externalIcon,
  phoneIcon,
  searchIcon,
} from '../../../ui/basics/icons.ts';
import { Spinner } from '../../../ui/basics/Spinner.tsx';
import styles from './ResultFace.module.css';

const icons = {
  success: checkIcon,
  failed: closeIcon,
  cancelled: alertIcon,
  waiting: clockIcon,
  unknown: searchIcon,
  phone: phoneIcon,
  window: externalIcon,
} as const;

/** `loader` spins while the outcome is awaited (2.11-7); the others are icons. */
export type ResultMark = keyof typeof icons | 'loader';

interface Props {
  readonly mark: ResultMark;
  readonly title: string;
  readonly text: string;
  readonly level: 1 | 2;
}

/** 2.11-1: an icon, a header, a description and the next action. */
export function ResultFace({ mark, title, text, level }: Props) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles['face']}>
      <span className={classes(styles['mark'], styles[mark])}>
        {mark === 'loader' ? <Spinner size={44} /> : <Icon of={icons[mark]} size={44} />}
      </span>
      <Heading className={styles['title']}>{title}</Heading>
      <p className={styles['text']}>{text}</p>
    </div>
  );
}
