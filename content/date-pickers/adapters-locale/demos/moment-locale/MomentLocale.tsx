import moment from 'moment';
import 'moment/dist/locale/pt-br';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// Importing a locale makes it the global one; other code may expect English.
moment.locale('en');

const departure = moment('2025-04-17T15:30');

export default function MomentLocale() {
  return (
    <LocalizationProvider dateAdapter={AdapterMoment} adapterLocale="pt-br">
      <DateTimePicker label="Partida" defaultValue={departure} />
    </LocalizationProvider>
  );
}
