import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const firstModelYear = dayjs('2010-01-01');
const lastModelYear = dayjs('2025-12-31');
const built = dayjs('2019-04-17');

export default function CalendarViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction={{ xs: 'column', md: 'row' }}
        sx={{ gap: 3, alignItems: 'center' }}
      >
        <DateCalendar
          defaultValue={built}
          views={['year', 'month']}
          openTo="year"
          minDate={firstModelYear}
          maxDate={lastModelYear}
        />
        <DateCalendar
          defaultValue={built}
          views={['year', 'month', 'day']}
          openTo="month"
        />
      </Stack>
    </LocalizationProvider>
  );
}
