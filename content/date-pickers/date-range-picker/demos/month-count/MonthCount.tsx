import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const sprint: DateRange<Dayjs> = [dayjs('2025-04-14'), dayjs('2025-05-02')];

export default function MonthCount() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 3, maxWidth: '100%' }}>
        <DateRangePicker
          label="One month"
          calendars={1}
          defaultValue={sprint}
          slotProps={{ popper: { 'aria-label': 'One month' } }}
        />
        <DateRangePicker
          label="Two months"
          defaultValue={sprint}
          slotProps={{ popper: { 'aria-label': 'Two months' } }}
        />
        <DateRangePicker
          label="Three months"
          calendars={3}
          defaultValue={sprint}
          slotProps={{ popper: { 'aria-label': 'Three months' } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
