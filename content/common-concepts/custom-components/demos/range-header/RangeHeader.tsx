import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import {
  ArrowLeftIcon,
  ArrowRightIcon,
  type PropsFromSlot,
  usePickerAdapter,
} from '@mui/x-date-pickers-pro';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import {
  DateRangeCalendar,
  type DateRangeCalendarSlots,
} from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

type HeaderProps = PropsFromSlot<DateRangeCalendarSlots['calendarHeader']>;

function RangeMonthHeader(props: HeaderProps) {
  const { month, monthIndex, calendars, currentMonth, onMonthChange, labelId } =
    props;
  const adapter = usePickerAdapter();
  const moveBy = (months: number) =>
    onMonthChange(adapter.addMonths(currentMonth, months));
  const isFirst = monthIndex === 0;
  const isLast = monthIndex === calendars - 1;

  return (
    <Stack direction="row" sx={{ alignItems: 'center', height: 40, px: 1 }}>
      {isFirst && (
        <IconButton aria-label="Previous month" onClick={() => moveBy(-1)}>
          <ArrowLeftIcon />
        </IconButton>
      )}
      <Typography id={labelId} sx={{ flexGrow: 1, textAlign: 'center' }}>
        {adapter.formatByString(month, 'MMMM YYYY')}
      </Typography>
      {isLast && (
        <IconButton aria-label="Next month" onClick={() => moveBy(1)}>
          <ArrowRightIcon />
        </IconButton>
      )}
    </Stack>
  );
}

export default function RangeHeader() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        calendars={1}
        defaultValue={[dayjs('2025-09-08'), dayjs('2025-09-19')]}
        slots={{ calendarHeader: RangeMonthHeader }}
      />
    </LocalizationProvider>
  );
}
