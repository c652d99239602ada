import type { Handlers, ProtocolContext } from './ProtocolContext.ts';

/** Methods about the user's device: clipboard, scanner, location, home screen, biometry, sensors. */
export function deviceHandlers(context: ProtocolContext): Handlers {
  const { view, send, permit, settings } = context;
  let isOnHomeScreen = false;

  async function readClipboard(req_id: string): Promise<void> {
    const isAllowed = await permit('clipboard', 'Read the clipboard?', 'The app wants to read the copied text.');
    send('clipboard_text_received', { req_id, data: isAllowed ? await view.readClipboard() : null });
  }

  async function locate(): Promise<void> {
    const isAllowed = await permit('location', 'Share your location?', 'The bot will see where you are.');
    const place = isAllowed ? await view.locate() : null;
    if (place === null) return send('location_requested', { available: false });
    const { latitude, longitude, accuracy } = place;
    send('location_requested', { available: true, latitude, longitude, horizontal_accuracy: accuracy });
  }

  function checkHomeScreen(): void {
    const supported = isOnHomeScreen ? 'added' : 'missed';
    send('home_screen_checked', { status: settings().permissions.home === 'deny' ? 'unsupported' : supported });
  }

  async function addToHomeScreen(): Promise<void> {
    isOnHomeScreen ||= await permit('home', 'Add to the home screen?', 'The app gets an icon of its own.');
    send(isOnHomeScreen ? 'home_screen_added' : 'home_screen_failed');
  }

  return {
    web_app_read_text_from_clipboard: ({ req_id }) => void readClipboard(req_id),
    web_app_open_scan_qr_popup: ({ text }) =>
      view.openScanner(text ?? '', {
        onText: (data) => send('qr_text_received', { data }),
        onClosed: () => send('scan_qr_popup_closed'),
      }),
    web_app_close_scan_qr_popup: () => view.closeScanner(),
    web_app_check_location: () => {
      const { location } = settings().permissions;
      send('location_checked', {
        available: true,
        access_requested: location !== 'ask',
        access_granted: location === 'allow',
      });
    },
    web_app_request_location: () => void locate(),
    web_app_open_location_settings: () => view.notify('The panel has the permission for the location.'),
    web_app_check_home_screen: checkHomeScreen,
    web_app_add_to_home_screen: () => void addToHomeScreen(),
    ...absentHandlers(context),
  };
}

/** What the web clients do not have: biometry and sensors. */
const absentHandlers = ({ send }: ProtocolContext): Handlers => ({
  web_app_biometry_get_info: () => send('biometry_info_received', { available: false }),
  web_app_biometry_request_access: () => send('biometry_info_received', { available: false }),
  web_app_biometry_request_auth: () => send('biometry_auth_requested', { status: 'failed' }),
  web_app_biometry_update_token: () => send('biometry_token_updated', { status: 'failed' }),
  web_app_start_accelerometer: () => send('accelerometer_failed', { error: 'UNSUPPORTED' }),
  web_app_start_device_orientation: () => send('device_orientation_failed', { error: 'UNSUPPORTED' }),
  web_app_start_gyroscope: () => send('gyroscope_failed', { error: 'UNSUPPORTED' }),
  web_app_stop_accelerometer: () => send('accelerometer_stopped'),
  web_app_stop_device_orientation: () => send('device_orientation_stopped'),
  web_app_stop_gyroscope: () => send('gyroscope_stopped'),
});
