import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const conference: DateRange<Dayjs> = [dayjs('2025-04-17'), dayjs('2025-04-21')];
const firstDay = dayjs('2025-04-10');
const lastDay = dayjs('2025-05-09');

export default function BasicRange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Conference"
        defaultValue={conference}
        minDate={firstDay}
        maxDate={lastDay}
        slotProps={{
          textField: { helperText: 'The hall is free from April 10 to May 9' },
          popper: { 'aria-label': 'Conference' },
        }}
      />
    </LocalizationProvider>
  );
}
