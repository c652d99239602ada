import type { AppServices } from '../../../kernel/AppServices.ts';
import type { RouteMatch, RouteModule } from '../../../kernel/pageModules.ts';
import { imageUrl } from '../../../ui/tiles/imageUrl.ts';
import { offerStore } from '../OfferStore.ts';
import { offersStore } from '../OffersStore.ts';
import { offerPath, offersPath } from '../paths.ts';
import { OfferPage } from './OfferPage.tsx';

/** Width of the picture in a link preview, in CSS pixels. */
const previewWidth = 600;

const idOf = ({ params }: RouteMatch): string => params['id'] ?? '';

/** The offer as far as it is known: its own, or the one of the list that led here. */
function knownOffer(app: AppServices, id: string) {
  const { offer } = app.store(offerStore);
  return offer?.id === id ? offer : app.store(offersStore).offers.find((one) => one.id === id);
}

const route: RouteModule = {
  Page: OfferPage,
  head(app, match) {
    const offer = knownOffer(app, idOf(match));
    if (!offer) return { title: app.t('offerPages:list.title'), description: app.t('offerPages:list.description') };
    const { id, title, lead, image } = offer;
    return {
      title: app.t('offerPages:page.title', { title, lead }),
      description: app.t('offerPages:page.description', { title, lead }),
      image: imageUrl(image, { width: previewWidth }),
      trail: [
        { title: app.t('offerPages:list.heading'), path: offersPath },
        { title, path: offerPath(id) },
      ],
    };
  },
  async loadData(app, match) {
    const store = app.store(offerStore);
    await store.load(idOf(match), app.session.uid);
    return store.status === 'missing' ? { status: 404 } : undefined;
  },
};

export default route;
