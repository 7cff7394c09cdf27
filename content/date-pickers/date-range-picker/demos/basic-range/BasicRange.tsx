import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const conference: DateRange<Dayjs> = [dayjs('2025-04-17'), dayjs('2025-04-21')];

export default function BasicRange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Conference"
        defaultValue={conference}
        slotProps={{ popper: { 'aria-label': 'Conference' } }}
      />
    </LocalizationProvider>
  );
}
