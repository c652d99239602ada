import { useApp, useChanging } from '../AppContext.ts';

interface TypedStakeProps {
  readonly value: string;
  readonly label: string;
  readonly onType: (text: string) => void;
}

/** A field for an amount: digits with a point or comma, and the currency beside it. */
export function TypedStake({ value, label, onType }: TypedStakeProps) {
  const { session, placing } = useApp();
  const wallet = useChanging(session.changes, 'session', () => session.wallet);
  return (
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
        onChange={(event) => {
          const text = event.target.value.replace(/[^\d.,]/g, '');
          placing.rest();
          onType(text);
        }}
      />
      <i>{wallet?.currency ?? ''}</i>
    </span>
  );
}
