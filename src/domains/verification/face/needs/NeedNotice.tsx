import { Button } from '../../../../ui/basics/Button.tsx';
import { Notice } from '../../../../ui/blocks/Notice.tsx';
import { useApp } from '../../../../kernel/AppContext.tsx';
import type { Need } from './needOf.ts';
import { needText } from './needText.ts';
import type { Way } from './wayOf.ts';
import { wayOf } from './wayOf.ts';

interface Props {
  readonly need: Need;
  /** Another way than the need's usual one; null for none. */
  readonly way?: Way | null;
}

/** 6-4: what is needed first, with the way that mends it. Pages that show it have the catalogue `needs`. */
export function NeedNotice({ need, way: given }: Props) {
  const app = useApp();
  const { t, href } = app;
  const way = given === undefined ? wayOf(app, need) : given;
  return (
    <Notice
      role="alert"
      action={
        way && (
          <Button
            size="sm"
            {...('path' in way
              ? { href: way.path.startsWith('/') ? href(way.path) : way.path }
              : { onClick: () => way.open() })}
          >
            {t(way.label)}
          </Button>
        )
      }
    >
      {needText(app, need)}
    </Notice>
  );
}
