import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { usePickerAdapter } from '@mui/x-date-pickers/hooks';
import { ArrowLeftIcon, ArrowRightIcon } from '@mui/x-date-pickers/icons';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';

function MonthHeader({
  currentMonth,
  onMonthChange,
  labelId,
}: PickersCalendarHeaderProps) {
  const adapter = usePickerAdapter();
  const moveBy = (months: number) =>
    onMonthChange(adapter.addMonths(currentMonth, months));

  return (
    <Stack direction="row" sx={{ alignItems: 'center', px: 2 }}>
      <IconButton aria-label="Previous month" onClick={() => moveBy(-1)}>
        <ArrowLeftIcon />
      </IconButton>
      <Typography id={labelId} sx={{ flexGrow: 1, textAlign: 'center' }}>
        {adapter.format(currentMonth, 'month')}{' '}
        {adapter.format(currentMonth, 'year')}
      </Typography>
      <IconButton aria-label="Next month" onClick={() => moveBy(1)}>
        <ArrowRightIcon />
      </IconButton>
    </Stack>
  );
}

export default function BookingCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-09-15')}
        slots={{ calendarHeader: MonthHeader }}
      />
    </LocalizationProvider>
  );
}
