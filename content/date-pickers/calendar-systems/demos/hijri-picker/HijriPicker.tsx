import 'moment/locale/ar-sa';
import Button from '@mui/material/Button';
import moment, { type Moment } from 'moment-hijri';
import { AdapterMomentHijri } from '@mui/x-date-pickers/AdapterMomentHijri';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const firstDay = moment('1937-03-14');
const lastDay = moment('2076-11-26');
const departure = moment('2025-04-17');

function DateButton() {
  const { disabled, label, value, setOpen, triggerRef } =
    usePickerContext<Moment | null>();

  return (
    <Button
      ref={triggerRef}
      variant="outlined"
      disabled={disabled}
      onClick={() => setOpen(true)}
    >
      {label}: {value ? value.format('iD iMMMM iYYYY') : '—'}
    </Button>
  );
}

export default function HijriPicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterMomentHijri}>
      <DatePicker
        label="Departure"
        defaultValue={departure}
        minDate={firstDay}
        maxDate={lastDay}
        slots={{ field: DateButton }}
      />
    </LocalizationProvider>
  );
}
