import { Button } from '../../ui/basics/Button.tsx';
import { Notice } from '../../ui/blocks/Notice.tsx';
import { useApp } from '../AppContext.tsx';
import type { Need } from './needOf.ts';
import { needText } from './needText.ts';
import { wayOf } from './wayOf.ts';

/** 6-4: what is needed first, with the way that mends it. Pages that show it have the catalogue `needs`. */
export function NeedNotice({ need }: { readonly need: Need }) {
  const app = useApp();
  const { t, href } = app;
  const way = wayOf(app, need);
  return (
    <Notice
      role="alert"
      action={
        way && (
          <Button size="sm" {...('path' in way ? { href: href(way.path) } : { onClick: () => way.open() })}>
            {t(way.label)}
          </Button>
        )
      }
    >
      {needText(app, need)}
    </Notice>
  );
}
