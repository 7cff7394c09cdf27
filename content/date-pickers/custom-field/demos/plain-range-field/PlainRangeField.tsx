import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { PlainTextField } from './PlainTextField';

const course: DateRange<Dayjs> = [dayjs('2025-04-17'), dayjs('2025-05-16')];

export default function PlainRangeField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Course dates"
        defaultValue={course}
        slots={{ textField: PlainTextField }}
        slotProps={{ popper: { 'aria-label': 'Course dates' } }}
      />
    </LocalizationProvider>
  );
}
