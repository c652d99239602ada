import { useMethodFacts } from '../../ui/useMethodFacts.ts';
import type { DescribedMethod } from '../methodContent.ts';
import styles from './MethodPicker.module.css';

/** Limits, fee and usual time of a method, and the content system's text of it (3-42). */
export function MethodAbout({ method }: { readonly method: DescribedMethod }) {
  const { limits, fee, time } = useMethodFacts()(method);
  const [, text = method.descriptions[0] ?? ''] = method.descriptions;
  return (
    <>
      {text !== '' && <p>{text}</p>}
      <p className={styles['facts']}>
        <span>{limits}</span>
        <span>{fee}</span>
        <span>{time}</span>
      </p>
    </>
  );
}
