import { Button } from '../../../ui/basics/Button.tsx';
import { EmptyState } from '../../../ui/blocks/EmptyState.tsx';
import type { IconNode } from '../../../ui/basics/Icon.tsx';
import { useApp } from '../../../kernel/AppContext.tsx';
import { gameHallPath } from '../../games/paths.ts';

/** The empty state of a cashier form: the reason, and a link elsewhere. */
export function NoForm({
  icon,
  title,
  text,
}: {
  readonly icon: IconNode;
  readonly title: string;
  readonly text: string;
}) {
  const { t, href } = useApp();
  return (
    <EmptyState
      icon={icon}
      title={title}
      text={text}
      action={<Button href={href(gameHallPath)}>{t('cashier:toGames')}</Button>}
    />
  );
}
