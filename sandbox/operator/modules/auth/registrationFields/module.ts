import type { OperatorModule } from '../../../module.ts';
import { verificationModule } from '../../verification/verification/module.ts';
import { registrationFieldsMigrations } from './migrations.ts';
import { RegistrationFieldsService } from './RegistrationFieldsService.ts';
import { ProfileFields } from './ProfileFields.ts';
import type { IsVerified } from './ProfileFields.ts';
import { registrationFieldsRoutes } from './routes.ts';

export interface RegistrationFieldsFace extends Pick<RegistrationFieldsService, 'faults' | 'asked' | 'keep'> {
  readonly profile: Pick<ProfileFields, 'faults' | 'keep' | 'document'>;
}

/** Which fields a registration and a profile have in each country (7-17), and the phone codes and masks (7-11). */
export const registrationFieldsModule: OperatorModule<RegistrationFieldsFace> = {
  name: 'registrationFields',
  migrations: registrationFieldsMigrations,
  create(core, use) {
    const { database } = core;
    const verification = use(verificationModule);
    const isVerified: IsVerified = async (sql, { uid }) => (await verification.statusOf(sql, uid)) === 'approved';
    const service = new RegistrationFieldsService(core);
    const profile = new ProfileFields(core, isVerified);
    return {
      face: {
        faults: (input) => service.faults(input),
        asked: (country) => service.asked(country),
        keep: (tx, uid, input) => service.keep(tx, uid, input),
        profile,
      },
      endpoints: registrationFieldsRoutes(database, service, profile),
    };
  },
};
