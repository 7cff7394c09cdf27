import Card from '@mui/material/Card';
import CardHeader from '@mui/material/CardHeader';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

const alarm = dayjs('2025-04-17T06:30');

export default function BasicClock() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Card variant="outlined" sx={{ pb: 2 }}>
        <CardHeader title="Alarm" subheader="Every weekday" />
        <TimeClock defaultValue={alarm} ampmInClock />
      </Card>
    </LocalizationProvider>
  );
}
