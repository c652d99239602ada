import type { ReactNode } from 'react';
import { HydratingPart } from '../../kernel/HydratingPart.tsx';
import type { LayoutName } from '../../kernel/routes.ts';
import { DefaultLayout } from './DefaultLayout.tsx';
import styles from './Layout.module.css';
import { ProfileTabs } from './ProfileTabs.tsx';

/** 2.7: `empty` has no bars; the other layouts share one frame and differ in page width and footer. */
export function Layout({ name, children }: { readonly name: LayoutName; readonly children: ReactNode }) {
  if (name === 'empty') {
    return (
      <main id="main" className={styles['empty']}>
        {children}
      </main>
    );
  }
  return (
    <DefaultLayout hasFooter={name !== 'game'}>
      <div className={styles[name === 'profile' ? 'narrow' : name]}>
        {name === 'profile' && (
          <div className={styles['tabs']}>
            <HydratingPart>
              <ProfileTabs />
            </HydratingPart>
          </div>
        )}
        {children}
      </div>
    </DefaultLayout>
  );
}
