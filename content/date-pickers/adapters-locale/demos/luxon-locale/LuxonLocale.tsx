import { DateTime } from 'luxon';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const departure = DateTime.fromISO('2025-04-17T15:30');

export default function LuxonLocale() {
  return (
    <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale="sv">
      <DateTimePicker label="Avresa" defaultValue={departure} />
    </LocalizationProvider>
  );
}
