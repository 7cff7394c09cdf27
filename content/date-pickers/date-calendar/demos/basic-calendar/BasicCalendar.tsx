import Card from '@mui/material/Card';
import CardHeader from '@mui/material/CardHeader';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const visit = dayjs('2025-04-17');
const isSunday = (day: Dayjs) => day.day() === 0;

export default function BasicCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Card variant="outlined">
        <CardHeader title="Museum visit" subheader="Closed on Sundays" />
        <DateCalendar defaultValue={visit} shouldDisableDate={isSunday} />
      </Card>
    </LocalizationProvider>
  );
}
