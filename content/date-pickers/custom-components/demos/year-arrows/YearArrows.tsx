import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { usePickerAdapter } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';

const steps = [
  { text: '«', label: 'Previous year', months: -12 },
  { text: '‹', label: 'Previous month', months: -1 },
  { text: '›', label: 'Next month', months: 1 },
  { text: '»', label: 'Next year', months: 12 },
];

function YearAndMonthHeader(props: PickersCalendarHeaderProps) {
  const { currentMonth, onMonthChange, minDate, maxDate, labelId } = props;
  const adapter = usePickerAdapter();

  const buttons = steps.map(({ text, label, months }) => {
    const target = adapter.addMonths(currentMonth, months);
    const isOutside =
      adapter.isBefore(adapter.endOfMonth(target), minDate) ||
      adapter.isAfter(adapter.startOfMonth(target), maxDate);

    return (
      <Button
        key={label}
        aria-label={label}
        disabled={isOutside}
        onClick={() => onMonthChange(target)}
        sx={{ minWidth: 36, fontSize: 20, lineHeight: 1.2 }}
      >
        {text}
      </Button>
    );
  });

  return (
    <Stack direction="row" sx={{ px: 2, pt: 1, alignItems: 'center' }}>
      {buttons.slice(0, 2)}
      <Typography
        id={labelId}
        aria-live="polite"
        sx={{ flexGrow: 1, textAlign: 'center' }}
      >
        {adapter.format(currentMonth, 'monthShort')}{' '}
        {adapter.format(currentMonth, 'year')}
      </Typography>
      {buttons.slice(2)}
    </Stack>
  );
}

export default function YearArrows() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2025-04-17')}
        maxDate={dayjs('2025-12-31')}
        views={['day']}
        slots={{ calendarHeader: YearAndMonthHeader }}
      />
    </LocalizationProvider>
  );
}
