import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';

const alarm = dayjs('2025-04-17T06:00');

export default function TimeOpenTo() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileTimePicker label="Alarm" defaultValue={alarm} openTo="minutes" />
    </LocalizationProvider>
  );
}
