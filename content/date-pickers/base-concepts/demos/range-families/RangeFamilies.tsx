import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

const shift: DateRange<Dayjs> = [
  dayjs('2025-04-17T09:00'),
  dayjs('2025-04-18T17:30'),
];

export default function RangeFamilies() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 3, width: '100%', maxWidth: 440 }}>
        <DateRangePicker
          label="Dates"
          defaultValue={shift}
          slotProps={{ popper: { 'aria-label': 'Dates' } }}
        />
        <TimeRangePicker
          label="Times"
          defaultValue={shift}
          slotProps={{ popper: { 'aria-label': 'Times' } }}
        />
        <DateTimeRangePicker
          label="Dates and times"
          defaultValue={shift}
          format="MM/DD HH:mm"
          ampm={false}
          slotProps={{ popper: { 'aria-label': 'Dates and times' } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
