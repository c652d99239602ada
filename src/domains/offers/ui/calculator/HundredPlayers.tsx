import styles from './HundredPlayers.module.css';

const COLUMNS = 20;
const THROUGH = 3.8;
const OUT = 2.6;

/** A hundred players, of whom some get through: a chance as numbers of people. The sentence beside it says the same. */
export function HundredPlayers({ chance }: { readonly chance: number }) {
  const through = Math.round(chance * 100);
  return (
    <svg className={styles['players']} viewBox="0 0 200 50" aria-hidden="true" focusable="false">
      <path className={styles['through']} d={dots(0, through, THROUGH)} />
      <path className={styles['out']} d={dots(through, 100, OUT)} />
    </svg>
  );
}

/** The players from one number up to another as one path: a hundred elements would cost a phone more. */
function dots(from: number, to: number, radius: number): string {
  const arc = `a${radius} ${radius} 0 1 1`;
  return Array.from({ length: to - from }, (_, offset) => {
    const index = from + offset;
    const left = (index % COLUMNS) * 10 + 5 - radius;
    return `M${left} ${Math.floor(index / COLUMNS) * 10 + 5}${arc} ${radius * 2} 0${arc} ${-radius * 2} 0`;
  }).join('');
}
