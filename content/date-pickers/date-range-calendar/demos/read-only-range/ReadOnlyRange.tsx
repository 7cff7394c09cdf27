import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const approved: DateRange<Dayjs> = [dayjs('2025-04-17'), dayjs('2025-04-25')];

export default function ReadOnlyRange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', md: 'row' }} sx={{ gap: 3 }}>
        <DateRangeCalendar calendars={1} defaultValue={approved} readOnly />
        <DateRangeCalendar calendars={1} defaultValue={approved} disabled />
      </Stack>
    </LocalizationProvider>
  );
}
