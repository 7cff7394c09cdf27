import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

// In an app, use disableFuture instead of a fixed date.
const reportDate = dayjs('2025-04-17');
const lastTwoWeeks: DateRange<Dayjs> = [dayjs('2025-04-04'), reportDate];

export default function PastMonths() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        defaultValue={lastTwoWeeks}
        maxDate={reportDate}
        currentMonthCalendarPosition={2}
        sx={{ maxWidth: '100%', overflowX: 'auto' }}
      />
    </LocalizationProvider>
  );
}
