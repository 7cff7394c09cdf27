import Stack from '@mui/material/Stack';
import { DateTime } from 'luxon';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const zone = 'America/Chicago';

// `new Date` reads a date without a time as midnight in UTC.
const midnightInUtc = DateTime.fromJSDate(new Date('2025-04-17'));
const midnightInChicago = DateTime.fromISO('2025-04-17', { zone });

export default function DayBefore() {
  return (
    <LocalizationProvider dateAdapter={AdapterLuxon}>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
        <DateField
          label="Wrong: new Date('2025-04-17')"
          timezone={zone}
          defaultValue={midnightInUtc}
        />
        <DateField
          label="Right: parsed in the time zone"
          timezone={zone}
          defaultValue={midnightInChicago}
        />
      </Stack>
    </LocalizationProvider>
  );
}
