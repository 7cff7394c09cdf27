import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';

const stay: DateRange<Dayjs> = [dayjs('2025-04-14'), dayjs('2025-04-18')];

export default function RangePickers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, width: '100%', maxWidth: 480 }}>
        <DateRangePicker
          label="Travel dates"
          defaultValue={stay}
          slotProps={{ popper: { 'aria-label': 'Travel dates' } }}
        />
        <DateRangePicker
          defaultValue={stay}
          slots={{ field: MultiInputDateRangeField }}
          localeText={{ start: 'Check-in', end: 'Check-out' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
