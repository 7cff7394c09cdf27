import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

const opening = dayjs('2025-04-17T06:00');
const closing = dayjs('2025-04-17T22:00');
const lateShift: DateRange<Dayjs> = [
  dayjs('2025-04-17T14:00'),
  dayjs('2025-04-17T22:30'),
];

export default function TimeRangeLimits() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeRangePicker
        label="Shift"
        defaultValue={lateShift}
        minTime={opening}
        maxTime={closing}
        minutesStep={30}
        slotProps={{
          popper: { 'aria-label': 'Shift' },
          textField: { helperText: '6 AM to 10 PM' },
        }}
      />
    </LocalizationProvider>
  );
}
