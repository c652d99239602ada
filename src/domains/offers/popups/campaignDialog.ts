import type { DialogKind } from '../../../kernel/dialogs.ts';
import type { CampaignPopup } from './api.ts';

/** 2.10-7: resolves with whether the player follows its button. */
export const campaignDialog: DialogKind<CampaignPopup, boolean> = {
  name: 'campaign',
  size: 'sm',
  dismissed: false,
  load: async () => (await import('../ui/popups/CampaignDialog.tsx')).CampaignDialog,
};
