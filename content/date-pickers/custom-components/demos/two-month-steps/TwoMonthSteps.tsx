import Box from '@mui/material/Box';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import {
  PickersRangeCalendarHeader,
  type PickersRangeCalendarHeaderProps,
} from '@mui/x-date-pickers-pro/PickersRangeCalendarHeader';
import { usePickerAdapter } from '@mui/x-date-pickers/hooks';

const season: DateRange<Dayjs> = [dayjs('2025-04-17'), dayjs('2025-05-08')];

function TwoMonthHeader(props: PickersRangeCalendarHeaderProps) {
  const { currentMonth, onMonthChange } = props;
  const adapter = usePickerAdapter();

  return (
    <PickersRangeCalendarHeader
      {...props}
      onMonthChange={(month) => {
        const isForward = adapter.isAfter(month, currentMonth);
        onMonthChange(adapter.addMonths(currentMonth, isForward ? 2 : -2));
      }}
    />
  );
}

export default function TwoMonthSteps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <DateRangeCalendar
          calendars={2}
          defaultValue={season}
          slots={{ calendarHeader: TwoMonthHeader }}
        />
      </Box>
    </LocalizationProvider>
  );
}
