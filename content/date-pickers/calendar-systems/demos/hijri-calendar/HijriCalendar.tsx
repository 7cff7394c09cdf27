import 'moment/locale/ar-sa';
import moment from 'moment-hijri';
import { AdapterMomentHijri } from '@mui/x-date-pickers/AdapterMomentHijri';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const firstDay = moment('1937-03-14');
const lastDay = moment('2076-11-26');
const delivery = moment('2025-04-17');

export default function HijriCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterMomentHijri}>
      <DateCalendar
        defaultValue={delivery}
        minDate={firstDay}
        maxDate={lastDay}
      />
    </LocalizationProvider>
  );
}
