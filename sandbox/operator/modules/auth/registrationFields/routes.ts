import { registrationFields } from '../../../../../src/contract/auth/registrationFields.ts';
import type { Database } from '../../../../database/database.ts';
import type { BoundEndpoint, Handlers } from '../../../edge/handlers.ts';
import { bindArea } from '../../../edge/handlers.ts';
import { countriesIn } from '../../../market/countries.ts';
import type { ProfileFields } from './ProfileFields.ts';
import type { RegistrationFieldsService } from './RegistrationFieldsService.ts';

export function registrationFieldsRoutes(
  database: Database,
  service: RegistrationFieldsService,
  profile: ProfileFields,
): BoundEndpoint[] {
  const handlers: Handlers<typeof registrationFields> = {
    getPersonalDataFields: async ({ input: { country, form }, player, locale }) => ({
      items: [
        ...(form === 'profile'
          ? await profile.definitions(database, { player, country, locale })
          : service.definitions(country, locale)),
      ],
    }),
    getContactPhoneSettings: async ({ locale }) => ({
      items: countriesIn(locale).map(({ code, name, phone_code, masks, trunk_prefixes }) => ({
        country_code: code,
        phone_code,
        name,
        mask: masks.length === 1 ? (masks[0] ?? '') : [...masks],
        trunk_prefixes: [...trunk_prefixes],
      })),
    }),
  };
  return bindArea(registrationFields, handlers);
}
