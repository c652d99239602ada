import { useState } from 'react';
import type { WireBet } from '../../server/bets/wireBets.ts';
import { useApp } from '../AppContext.ts';
import { EditForm } from './EditForm.tsx';

/** Changes the legs of an open bet, where the house allows it: opens the form below the bet. */
export function EditBet({ bet }: { readonly bet: WireBet }) {
  const { t } = useApp();
  const [isOpen, setIsOpen] = useState(false);
  const id = `edit-${bet.id}`;
  return (
    <div className="edit">
      <button
        type="button"
        className="text-button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('edit')}
      </button>
      <div id={id}>{isOpen ? <EditForm bet={bet} /> : null}</div>
    </div>
  );
}
