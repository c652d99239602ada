import { observer } from 'mobx-react-lite';
import { useStore } from '../../../kernel/AppContext.tsx';
import { bannerStore } from '../BannerStore.ts';
import { BannerCarousel } from './BannerCarousel.tsx';

/** Renders nothing while banners load, or if they fail: the page is complete without them. */
export const BannersBlock = observer(function BannersBlock() {
  return <BannerCarousel banners={useStore(bannerStore).banners} />;
});
