import Box from '@mui/material/Box';
import dayjs, { type Dayjs } from 'dayjs';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const flight: DateRange<Dayjs> = [
  dayjs('2025-04-17T21:40'),
  dayjs('2025-04-18T08:15'),
];

export default function RoundClock() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: '100%', maxWidth: 440, '& > *': { width: '100%' } }}>
        <DateTimeRangePicker
          label="Flight"
          defaultValue={flight}
          viewRenderers={{
            hours: renderTimeViewClock,
            minutes: renderTimeViewClock,
          }}
          slotProps={{ popper: { 'aria-label': 'Flight' } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
