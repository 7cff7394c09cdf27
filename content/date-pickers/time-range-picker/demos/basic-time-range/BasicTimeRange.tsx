import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';

const openingHours: DateRange<Dayjs> = [
  dayjs('2025-04-17T09:00'),
  dayjs('2025-04-17T17:30'),
];

export default function BasicTimeRange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeRangePicker
        label="Opening hours"
        defaultValue={openingHours}
        slotProps={{
          textField: { helperText: 'Monday to Friday' },
          popper: { 'aria-label': 'Opening hours' },
        }}
      />
    </LocalizationProvider>
  );
}
