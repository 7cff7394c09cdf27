import { expect, full, test } from '../support/fixtures.ts';
import { hydrateDemo } from '../support/demo.ts';
import { pickerIn } from './support/picker.ts';

const PAGE = '/x/react-date-pickers/timezone/';

/** What each demo shows in the browser of a reader in that zone. Only local times may differ. */
const ZONES = [
  ['UTC', '04/17/2025 03:30 PM'],
  ['America/Los_Angeles', '04/17/2025 08:30 AM'],
  ['Asia/Tokyo', '04/18/2025 12:30 AM'],
] as const;

for (const [timezoneId, localTime] of ZONES) {
  test.describe(`in ${timezoneId}`, full, () => {
    test.use({ timezoneId });

    test('demos show the time of their zone', async ({ page }) => {
      await page.goto(PAGE);
      const look = async (name: string) => pickerIn(page, await hydrateDemo(page, name));

      const webinar = await look('ZoneSelect');
      await webinar.shows('Webinar', '04/17/2025 11:30 AM');
      await webinar.says('In UTC: 2025-04-17T15:30:00.000Z');

      const concert = await look('VenueTime');
      await concert.shows('Concert, Los Angeles', '04/17/2025 07:00 PM');

      const reminder = await look('StoreUtc');
      await reminder.shows('Reminder, local time', localTime);
      await reminder.says('Stored: 2025-04-17T15:30:00.000Z');

      const dates = await look('DayBefore');
      await dates.shows(/^Wrong/, '04/16/2025');
      await dates.shows(/^Right/, '04/17/2025');
    });

    test('a picker skips the hour that the clock change removes, and keeps the one it repeats', async ({ page }) => {
      await page.goto(PAGE);
      const backup = pickerIn(page, await hydrateDemo(page, 'ClockChange'));
      await backup.says('Value: 2025-03-09T01:30:00.000-05:00');
      await backup.section('Backup, New York', 'Hours').click();
      await page.keyboard.press('ArrowUp');
      await expect(backup.demo.getByText('Value: 2025-03-09T03:30:00.000-04:00')).toBeVisible();
      await backup.type('Backup, New York', '11022025');
      await backup.says(/Value: 2025-11-02T0\d:30:00\.000-0[45]:00/);
    });
  });
}
