import type { OperatorModule } from '../../module.ts';
import { registrationFieldsMigrations } from './migrations.ts';
import { RegistrationFieldsService } from './RegistrationFieldsService.ts';
import { registrationFieldsRoutes } from './routes.ts';

export type RegistrationFieldsFace = Pick<RegistrationFieldsService, 'faults' | 'asked' | 'keep'>;

/** Which fields a registration has in each country (7-17), and the phone codes and masks (7-11). */
export const registrationFieldsModule: OperatorModule<RegistrationFieldsFace> = {
  name: 'registrationFields',
  migrations: registrationFieldsMigrations,
  create({ clock }) {
    const service = new RegistrationFieldsService(clock);
    return { face: service, endpoints: registrationFieldsRoutes(service) };
  },
};
