import { observer } from 'mobx-react-lite';
import { useStore } from '../../../kernel/AppContext.tsx';
import { bannerStore } from '../BannerStore.ts';
import { BannerCarousel } from './BannerCarousel.tsx';

/** Banners lead the page where there are any: while they load, and where they fail, nothing is missed. */
export const BannersBlock = observer(function BannersBlock() {
  return <BannerCarousel banners={useStore(bannerStore).banners} />;
});
