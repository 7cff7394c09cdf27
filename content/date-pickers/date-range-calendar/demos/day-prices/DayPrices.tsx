import Box from '@mui/material/Box';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import {
  DateRangePickerDay,
  type DateRangePickerDayProps,
} from '@mui/x-date-pickers-pro/DateRangePickerDay';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const stay: DateRange<Dayjs> = [dayjs('2025-04-15'), dayjs('2025-04-18')];
const WEEKEND = [5, 6];

function PriceDay(props: DateRangePickerDayProps) {
  const { day, outsideCurrentMonth } = props;
  const price = WEEKEND.includes(day.day()) ? '$140' : '$95';

  return (
    <DateRangePickerDay {...props}>
      {!outsideCurrentMonth && (
        <Box component="span" sx={{ lineHeight: 1.2, textAlign: 'center' }}>
          {day.date()}
          <Box component="span" sx={{ display: 'block', fontSize: 10 }}>
            {price}
          </Box>
        </Box>
      )}
    </DateRangePickerDay>
  );
}

export default function DayPrices() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        calendars={1}
        defaultValue={stay}
        slots={{ day: PriceDay }}
      />
    </LocalizationProvider>
  );
}
