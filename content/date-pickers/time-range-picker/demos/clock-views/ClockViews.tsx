import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import {
  renderMultiSectionDigitalClockTimeView,
  renderTimeViewClock,
} from '@mui/x-date-pickers/timeViewRenderers';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

const lap: DateRange<Dayjs> = [
  dayjs('2025-04-17T10:00:00'),
  dayjs('2025-04-17T10:01:25'),
];
const clocks = {
  hours: renderTimeViewClock,
  minutes: renderTimeViewClock,
  seconds: renderTimeViewClock,
  meridiem: renderMultiSectionDigitalClockTimeView,
};

export default function ClockViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 3, width: '100%', maxWidth: 320 }}>
        <TimeRangePicker
          label="With seconds"
          views={['hours', 'minutes', 'seconds']}
          ampm={false}
          defaultValue={lap}
          slotProps={{ popper: { 'aria-label': 'With seconds' } }}
        />
        <TimeRangePicker
          label="With an analog clock"
          viewRenderers={clocks}
          defaultValue={lap}
          slotProps={{ popper: { 'aria-label': 'With an analog clock' } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
