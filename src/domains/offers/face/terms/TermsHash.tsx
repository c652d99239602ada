import styles from './TermsHash.module.css';

interface Props {
  readonly text: string;
  readonly hash: string;
}

/** The fingerprint of terms, by which a player sees later that theirs are still the ones that they took. */
export function TermsHash({ text, hash }: Props) {
  return (
    <div className={styles['version']}>
      <p>{text}</p>
      <code className={styles['hash']} dir="ltr">
        {hash}
      </code>
    </div>
  );
}
