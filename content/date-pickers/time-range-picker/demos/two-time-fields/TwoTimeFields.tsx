import Box from '@mui/material/Box';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

const quietHours: DateRange<Dayjs> = [
  dayjs('2025-04-17T13:00'),
  dayjs('2025-04-17T15:00'),
];

export default function TwoTimeFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: '100%', maxWidth: 400 }}>
        <TimeRangePicker
          defaultValue={quietHours}
          slots={{ field: MultiInputTimeRangeField }}
          localeText={{ start: 'Quiet from', end: 'Quiet until' }}
        />
      </Box>
    </LocalizationProvider>
  );
}
