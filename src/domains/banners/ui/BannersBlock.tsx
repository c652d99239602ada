import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { useStore } from '../../../kernel/AppContext.tsx';
import { bannerStore } from '../BannerStore.ts';
import { BannerCarousel } from './BannerCarousel.tsx';

/** Renders nothing while banners load, or if they fail: the page is complete without them. */
export const BannersBlock = observer(function BannersBlock() {
  const store = useStore(bannerStore);
  const drop = useCallback((id: number) => store.drop(id), [store]);
  return <BannerCarousel banners={store.at('home')} onOver={drop} />;
});
