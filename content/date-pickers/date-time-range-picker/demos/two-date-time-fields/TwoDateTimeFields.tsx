import Box from '@mui/material/Box';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';

const event: DateRange<Dayjs> = [
  dayjs('2025-04-17T19:30'),
  dayjs('2025-04-18T01:00'),
];

export default function TwoDateTimeFields() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: '100%', maxWidth: 560 }}>
        <DateTimeRangePicker
          defaultValue={event}
          slots={{ field: MultiInputDateTimeRangeField }}
          localeText={{ start: 'Event starts', end: 'Event ends' }}
        />
      </Box>
    </LocalizationProvider>
  );
}
