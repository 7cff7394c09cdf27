import { fr } from 'date-fns/locale/fr';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const departure = new Date(2025, 3, 17, 15, 30);

export default function DateFnsLocale() {
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={fr}>
      <DateTimePicker label="Départ" defaultValue={departure} />
    </LocalizationProvider>
  );
}
