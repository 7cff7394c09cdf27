import dayjs, { type Dayjs } from 'dayjs';
import { styled } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { DateRangePickerDay2 } from '@mui/x-date-pickers-pro/DateRangePickerDay2';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const retreat: DateRange<Dayjs> = [dayjs('2025-04-15'), dayjs('2025-04-24')];

const SquareDay = styled(DateRangePickerDay2)({
  '--PickerDay-horizontalMargin': '1px',
  '--PickerDay-size': '38px',
  borderRadius: 6,
});

export default function SquareDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        calendars={1}
        defaultValue={retreat}
        slots={{ day: SquareDay }}
      />
    </LocalizationProvider>
  );
}
