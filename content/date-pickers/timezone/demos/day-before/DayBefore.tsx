import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

// `new Date` reads a date without a time as midnight in UTC.
const midnightInUtc = dayjs(new Date('2025-04-17'));
const midnightInChicago = dayjs.tz('2025-04-17', 'America/Chicago');

export default function DayBefore() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
        <DateField
          label="Wrong: new Date('2025-04-17')"
          timezone="America/Chicago"
          defaultValue={midnightInUtc}
        />
        <DateField
          label="Right: parsed in the time zone"
          timezone="America/Chicago"
          defaultValue={midnightInChicago}
        />
      </Stack>
    </LocalizationProvider>
  );
}
