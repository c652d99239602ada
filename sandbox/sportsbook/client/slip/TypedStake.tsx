import { type ChangeEvent, useId } from 'react';
import { asciiDigits } from '../../../../src/shared/text/asciiDigits.ts';
import { useApp, useChanging } from '../AppContext.ts';
import { stakeFault } from './stakeFault.ts';

interface TypedStakeProps {
  readonly value: string;
  readonly label: string;
  readonly onType: (text: string) => void;
}

/** Digits of every script, and what separates them, those of Arabic too. */
const kept = (text: string): string => asciiDigits(text).replace(/[^\d.,\u066b\u066c]/g, '');

/** A field for an amount with the currency beside it; what is unclear or wrong is said below. */
export function TypedStake({ value, label, onType }: TypedStakeProps) {
  const app = useApp();
  const { session, placing } = app;
  const faultId = useId();
  const wallet = useChanging(session.changes, 'session', () => session.wallet);
  const fault = stakeFault(app, value);
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const text = kept(target.value);
    if (text !== target.value) {
      // A text set anew takes the caret to its end.
      const caret = kept(target.value.slice(0, target.selectionStart ?? undefined)).length;
      target.value = text;
      target.setSelectionRange(caret, caret);
    }
    placing.rest();
    onType(text);
  };
  return (
    <span className="typed-field">
      <span className="typed">
        <input
          value={value}
          inputMode="decimal"
          placeholder="0"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={14}
          aria-label={label}
          disabled={placing.isBusy}
          aria-invalid={fault !== null}
          aria-describedby={faultId}
          onChange={handleChange}
        />
        <i>{wallet?.currency ?? ''}</i>
      </span>
      <small id={faultId} className="typed-fault" role="status">
        {fault}
      </small>
    </span>
  );
}
