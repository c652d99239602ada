import { Pill } from '../../../ui/blocks/Pill.tsx';
import { checkIcon } from '../../../ui/basics/icons.ts';
import { useApp } from '../../../kernel/AppContext.tsx';
import type { Account } from '../../../kernel/views.ts';
import { withVerification } from '../../verification/paths.ts';

/** 3-5: whether the player's identity is verified; if not, the popup that verifies it (2.10-5). */
export function IdentityValue({ account }: { readonly account: Account }) {
  const { t, href, place } = useApp();
  if (account.isVerified)
    return (
      <Pill tone="money" icon={checkIcon}>
        {t('profile:identity.verified')}
      </Pill>
    );
  if (account.isOnVerification) return <Pill hasDot>{t('profile:identity.pending')}</Pill>;
  return (
    <>
      <Pill>{t('profile:identity.open')}</Pill>
      <a href={href(withVerification(place.path + place.search))}>{t('profile:identity.verify')}</a>
    </>
  );
}
