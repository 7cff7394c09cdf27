import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const sprintStart = dayjs('2025-04-17');

const localeText = {
  calendarWeekNumberHeaderText: 'Wk',
  calendarWeekNumberText: (week: number) => `${week}.`,
};

export default function WeekNumbers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={localeText}>
      <DateCalendar defaultValue={sprintStart} displayWeekNumber />
    </LocalizationProvider>
  );
}
