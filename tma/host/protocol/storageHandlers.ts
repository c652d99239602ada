import { CloudStorage } from '../CloudStorage.ts';
import type { Handlers, ProtocolContext } from './ProtocolContext.ts';

/** The bot's cloud storage, the contact that was shared with the bot, and the storages of the device. */
export function storageHandlers(context: ProtocolContext): Handlers {
  const { send, permit } = context;
  const cloud = new CloudStorage(context.cloud);
  /** Telegram's servers hand the signed contact out after it was shared; empty before. */
  let contact = '';

  async function requestPhone(): Promise<void> {
    const isAllowed = await permit('phone', 'Share your phone number?', 'The bot will see it.');
    const signed = isAllowed ? await context.shareContact() : null;
    contact = signed ?? contact;
    send('phone_requested', { status: signed === null ? 'cancelled' : 'sent' });
  }

  return {
    web_app_request_phone: () => void requestPhone(),
    web_app_invoke_custom_method: ({ req_id, method, params }) =>
      send('custom_method_invoked', {
        req_id,
        // `method` is typed as the storage's alone, but the official script also calls this one.
        ...((method as string) === 'getRequestedContact' ? { result: contact } : cloud.invoke(method, params)),
      }),
    ...deviceStorage(context),
    ...secureStorage(context),
  };
}

function deviceStorage({ settings, send, device }: ProtocolContext): Handlers {
  if (!settings().profile.hasDeviceStorage) {
    const refuse = ({ req_id }: { readonly req_id: string }) =>
      send('device_storage_failed', { req_id, error: 'UNSUPPORTED' });
    return {
      web_app_device_storage_clear: refuse,
      web_app_device_storage_get_key: refuse,
      web_app_device_storage_save_key: refuse,
    };
  }
  return {
    web_app_device_storage_get_key: ({ req_id, key }) =>
      send('device_storage_key_received', { req_id, value: device.get(key) ?? null }),
    web_app_device_storage_save_key: ({ req_id, key, value }) => {
      if (value === null) device.delete(key);
      else device.set(key, value);
      send('device_storage_key_saved', { req_id });
    },
    web_app_device_storage_clear: ({ req_id }) => {
      device.clear();
      send('device_storage_cleared', { req_id });
    },
  };
}

function secureStorage({ send }: ProtocolContext): Handlers {
  const refuse = ({ req_id }: { readonly req_id: string }) =>
    send('secure_storage_failed', { req_id, error: 'UNSUPPORTED' });
  return {
    web_app_secure_storage_clear: refuse,
    web_app_secure_storage_get_key: refuse,
    web_app_secure_storage_restore_key: refuse,
    web_app_secure_storage_save_key: refuse,
  };
}
